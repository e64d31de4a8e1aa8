#!/bin/sh
# Compiles the programs in java/ and records their answers: classes/<Name>/*.class and expected/<Name>.txt.
# Needs a JDK 25, found through JAVA_HOME or PATH. Without arguments: all programs; else the named ones.
set -eu
cd "$(dirname "$0")"
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
release=$("${bin}javac" -version 2>&1)
case $release in
    "javac 25"*) ;;
    *) echo "rebuild.sh: need javac 25, found: $release (set JAVA_HOME)" >&2; exit 1 ;;
esac
[ $# -gt 0 ] || set -- $(cd java && ls *.java | sed 's/\.java$//')
for name in "$@"; do
    rm -rf "classes/$name"
    "${bin}javac" -Xlint:all,-serial -Werror -d "classes/$name" "java/$name.java"
    "${bin}java" -cp "classes/$name" "$name" > "expected/$name.txt"
    # An answer that depends on the way of execution is no answer.
    "${bin}java" -Xint -cp "classes/$name" "$name" | cmp - "expected/$name.txt"
    echo "$name: $(cat "expected/$name.txt")"
done
