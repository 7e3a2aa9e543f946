import { LARGEST_FILE } from '#framework/files'
import type { Form } from '../form/form-field.rules.ts'

/** Bytes of the largest file that a form takes. */
export function largestFor({ max_attachment_size }: Pick<Form, 'max_attachment_size'>): number {
  if (max_attachment_size === null || max_attachment_size === 0) return LARGEST_FILE
  return Math.min(LARGEST_FILE, Math.floor(max_attachment_size * 1024 * 1024))
}
