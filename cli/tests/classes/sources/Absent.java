public class Absents extends Nope {
    int x = "text";
}
