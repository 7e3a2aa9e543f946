import type { Messages } from '../message.ts'

/** Reporting a post to the office. */
export const flag = {
  'flag.open': 'Report',
  'flag.lead': 'Tell us what’s wrong. The office reviews each report. Others don’t see who sent it.',
  'flag.reason': 'Reason',
  'flag.spam': 'Spam',
  'flag.fraud': 'Fraud',
  'flag.offensive': 'Offensive',
  'flag.danger': 'Danger to a child',
  'flag.place': 'Wrong category',
  'flag.other': 'Other',
  'flag.detail': 'Details',
  'flag.send': 'Report',
  'flag.cancel': 'Cancel',
  'flag.flagged': 'Thank you. The office will review your report.',
  'flag.failed': 'Something went wrong. Your text is still here. Try again.',
} satisfies Messages
