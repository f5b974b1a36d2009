/** Some files were converted and others refused; what went wrong with each has been told. */
export class SomeRefused extends Error {
  override readonly name = 'SomeRefused'
}

/** Thrown when a service refused a document after it had taken it. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
