//! A player's program in a game loop: it has two milliseconds a frame, and thinks on in the next one.
//! `cargo run --example game`.

use std::time::{Duration, Instant};

use holloway::prelude::*;

/// After so many moves the game is over.
const MOVES: u32 = 20;

/// What the game knows of a robot.
struct World {
    x: i32,
    y: i32,
    moves: u32,
}

impl World {
    fn look(&self, direction: i32) -> i32 {
        match direction {
            0 => 100 - self.x,
            1 => self.x,
            2 => 100 - self.y,
            _ => self.y,
        }
    }

    fn go(&mut self, direction: i32) {
        if self.moves == MOVES {
            // It is over; the robot hears of it at the end of the frame.
            return;
        }
        match direction {
            0 => self.x += 1,
            1 => self.x -= 1,
            2 => self.y += 1,
            _ => self.y -= 1,
        }
        self.moves += 1;
    }
}

fn main() -> Result<(), Error> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Error> {
    let classes = Classes::builder().class(include_bytes!("java/Robot.class").as_slice())?.build();
    let mut vm = Engine::new()
        .vm(World { x: 10, y: 20, moves: 0 })
        .classes(&classes)
        .function("Robot", "look", "(I)I", |game, (direction,): (i32,)| Ok(game.data().look(direction)))
        .function("Robot", "move", "(I)V", |game, (direction,): (i32,)| {
            game.data().go(direction);
            Ok(())
        })
        .build()?;
    let live = vm.func::<(), ()>("Robot", "live")?;
    let (mut thinking, mut frames, mut longest) = (None::<holloway::Suspended>, 0, Duration::ZERO);
    while vm.data().moves < MOVES {
        let begin = Instant::now();
        vm.set_deadline(Some(begin + Duration::from_millis(2)));
        let frame = match thinking.take() {
            None => live.call(&mut vm, ()),
            Some(call) => call.resume(&mut vm),
        };
        longest = longest.max(begin.elapsed());
        frames += 1;
        match frame {
            Err(Error::Suspended(call)) if call.reason() == Reason::Interrupted => thinking = Some(call),
            other => return Err(other.expect_err("a robot lives for ever")),
        }
    }
    let World { x, y, moves } = *vm.data();
    eprintln!("{frames} frames, the longest took {longest:?}");
    Ok(format!("{moves} moves to {x}, {y}"))
}
