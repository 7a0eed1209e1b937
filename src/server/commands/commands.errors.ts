/** Why an operator's command was refused, in a sentence that says what to do. */
export class CommandRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandRefused'
  }
}
