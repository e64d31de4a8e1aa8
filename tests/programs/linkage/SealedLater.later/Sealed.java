sealed interface Face permits Permitted {
}

sealed class Base permits PermittedToo {
}

final class Permitted implements Face {
}

final class PermittedToo extends Base {
}
