enum Suit implements StaleLabels.Sign { SPADES, HEARTS, CLUBS, MOONS }
