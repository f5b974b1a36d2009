/** What time it is. Rules that depend on time take a Clock, so that tests can turn it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TurnableClock extends Clock {
  /** Moves the clock by `milliseconds`, forwards or (negative) backwards. */
  turn(milliseconds: number): void
}

/** A clock that stands still at `start` until it is turned. */
export function turnableClock(start = new Date('2026-11-20T12:00:00.000Z')): TurnableClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    turn: (milliseconds) => {
      time += milliseconds
    },
  }
}
