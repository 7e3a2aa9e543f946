import { check, longText, type DocType } from '#framework/doctypes'

/** The longest reason that the office gives for a decision. */
export const LONGEST_REASON = 500

/**
 * Fields of a type whose documents the office may hide. Its grants for readers must ask for `is_hidden: 0`: hiding is done
 * by the field alone.
 */
export const moderatedFields = {
  is_hidden: check({
    label: 'Hidden',
    readOnly: true,
    indexed: true,
    description: 'The office has hidden this post',
  }),
  hidden_because: longText({ label: 'Reason for hiding', readOnly: true, maxLength: LONGEST_REASON }),
}

export function isModerated({ fields }: DocType): boolean {
  return Object.keys(moderatedFields).every((field) => field in fields)
}
