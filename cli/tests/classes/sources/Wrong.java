class Wrong {
    int number = "text";
}
