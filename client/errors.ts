import type { ErrorCode, Problem } from './types.ts'

/** A call that did not succeed. `code` is the service's own, or says that no answer of the service came. */
export class DocmillError extends Error {
  override readonly name = 'DocmillError'
  readonly code: ErrorCode | 'unreachable' | 'unexpected-reply'
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly problem: Problem | null
  constructor(code: DocmillError['code'], status: number, message: string, problem: Problem | null = null, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.status = status
    this.problem = problem
  }
}

/** The error that an answer stands for, whatever it holds. */
export async function errorOf(answer: Response): Promise<DocmillError> {
  const text = await answer.text().catch(() => '')
  try {
    const problem = JSON.parse(text) as Problem
    if (typeof problem.code === 'string') return new DocmillError(problem.code as ErrorCode, answer.status, problem.message, problem)
  } catch {
    // Not the service's own answer: a proxy's, for example.
  }
  return new DocmillError('unexpected-reply', answer.status, `The service answered ${answer.status}, and not in its own words.`)
}
