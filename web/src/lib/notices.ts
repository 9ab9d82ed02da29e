// "Your move" for slow games: this browser by web push, or an e-mail address. Both are asked for by a press alone.

import { get, post } from './api.ts';
import type { NoticeInfo } from './wire.ts';

export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function path(table: string, rest = ''): string {
  return `/api/tables/${table}/notices${rest}`;
}

export async function lookAtNotices(table: string, seat: number): Promise<NoticeInfo> {
  return get<NoticeInfo>(path(table), { seat });
}

/** Ask the person, then the browser, then tell the server; null when the person said no. */
export async function switchPushOn(table: string, seat: number, key: string): Promise<NoticeInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return post<NoticeInfo>(path(table, '/push'), {
    endpoint,
    keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    seat,
  });
}

export async function switchOff(table: string, seat: number, kind: 'push' | 'mail'): Promise<NoticeInfo> {
  return post<NoticeInfo>(path(table, '/off'), { kind, seat });
}

/** Have a code sent to an address. */
export async function askForMail(table: string, seat: number, address: string): Promise<NoticeInfo> {
  return post<NoticeInfo>(path(table, '/mail'), { address, seat });
}

export async function confirmMail(table: string, seat: number, code: string): Promise<NoticeInfo> {
  return post<NoticeInfo>(path(table, '/mail/confirm'), { code, seat });
}

/** End the mails about a game by the link in one of them. */
export async function stopNotice(notice: string): Promise<void> {
  await post(`/api/notices/${encodeURIComponent(notice)}/off`);
}
