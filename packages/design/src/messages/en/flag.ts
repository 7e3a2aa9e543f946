import type { Messages } from '../message.ts'

/** What somebody thinks is wrong with a post. */
export const flag = {
  'flag.open': 'Report this',
  'flag.lead': 'What is wrong with it? The office looks at it; nobody learns who told.',
  'flag.reason': 'Reason',
  'flag.spam': 'Spam',
  'flag.fraud': 'Fraud',
  'flag.offensive': 'Offensive',
  'flag.danger': 'Danger to a child',
  'flag.place': 'In the wrong place',
  'flag.other': 'Something else',
  'flag.detail': 'In your own words',
  'flag.send': 'Tell the office',
  'flag.cancel': 'Leave it',
  'flag.flagged': 'Thank you. The office looks at it.',
  'flag.failed': 'This did not reach us. What you wrote is still here.',
} satisfies Messages
