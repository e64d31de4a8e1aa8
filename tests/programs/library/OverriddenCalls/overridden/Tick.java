package overridden;

import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element whose delay is over. */
public record Tick(String name) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
        return 0;
    }

    @Override
    public int compareTo(Delayed other) {
        return name.compareTo(((Tick) other).name);
    }
}
