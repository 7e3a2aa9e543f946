import type { alerts as source } from '../en/alerts.ts'
import type { Translation } from '../message.ts'

export const alerts: Translation<typeof source> = {
  'alerts.alert': 'அறிவிப்பு',
  'alerts.ok': 'சரி',
  'alerts.uploading': 'உங்கள் படம் பதிவேற்றப்படுகிறது.',
  'alerts.please_wait': 'காத்திருக்கவும்…',
  'alerts.file_too_large': 'கோப்பு மிகப் பெரியது.',
  'alerts.file_size_limit': '10.0 MB-க்குக் குறைவான கோப்பைப் பதிவேற்றவும்.',
  'alerts.picture_failed': 'இதைத் திறக்க முடியவில்லை.',
  'alerts.cancel': 'ரத்து செய்',
  'alerts.undo': 'மீட்டெடு',
}
