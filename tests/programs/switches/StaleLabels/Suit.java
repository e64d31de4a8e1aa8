enum Suit implements StaleLabels.Sign { CLUBS, STARS, HEARTS, SPADES }
