package elsewhere;

class Near {
}
