import type { alerts as source } from '../en/alerts.ts'
import type { Translation } from '../message.ts'

export const alerts: Translation<typeof source> = {
  'alerts.alert': 'सूचना',
  'alerts.ok': 'ठीक है',
  'alerts.uploading': 'आपकी फ़ोटो अपलोड हो रही है।',
  'alerts.please_wait': 'कृपया प्रतीक्षा करें…',
  'alerts.file_too_large': 'फ़ाइल बहुत बड़ी है।',
  'alerts.file_size_limit': 'कृपया 10.0 MB से छोटी फ़ाइल अपलोड करें।',
  'alerts.picture_failed': 'यह सामग्री नहीं खुल सकी।',
  'alerts.cancel': 'रद्द करें',
  'alerts.undo': 'वापस लें',
}
