/** Why a command of the operator's is not carried out, in a sentence that says what to do. */
export class CommandRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandRefused'
  }
}
