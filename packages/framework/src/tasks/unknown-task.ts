/** A task that no room declares: a programmer's mistake, or what is left of a room that has changed since. */
export class UnknownTask extends Error {
  constructor(name: string) {
    super(`No room declares the task ${name}`)
    this.name = 'UnknownTask'
  }
}
