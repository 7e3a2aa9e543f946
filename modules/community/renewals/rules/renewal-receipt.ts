import { createHash } from 'node:crypto'

/**
 * The token by which whoever renewed sees and pays the fee afterwards. It follows from the token of his pass, of which only a
 * hash is kept: whoever repeats the call has the same one again.
 */
export function feeToken(passToken: string, fee: string): string {
  return createHash('sha256').update(`fee ${fee} opened by ${passToken}`).digest('base64url')
}
