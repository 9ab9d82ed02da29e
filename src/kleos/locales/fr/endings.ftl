### How a game ends outside its rules.

end-resigned =
    { $who ->
        [won] votre adversaire a abandonné
        [lost] vous avez abandonné
       *[other] le perdant a abandonné
    }
end-timeout =
    { $who ->
        [won] le temps de votre adversaire est écoulé
        [lost] votre temps est écoulé
       *[other] le temps du perdant est écoulé
    }
end-abandoned =
    { $who ->
        [won] votre adversaire n’est pas revenu
        [lost] vous n’êtes pas revenu à temps
       *[other] le perdant n’est pas revenu
    }
