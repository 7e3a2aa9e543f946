import type { inbox as source } from '../en/inbox.ts'
import { plural, type Translation } from '../message.ts'

export const inbox: Translation<typeof source> = {
  'inbox.title': 'இன்பாக்ஸ்',
  'inbox.lead': 'உங்கள் ஆர்டர்கள், குடும்பம், பதிவுகள் பற்றிய அறிவிப்புகள்.',
  'inbox.title_count': plural('count', {
    one: 'இன்பாக்ஸ், # படிக்காதது',
    other: 'இன்பாக்ஸ், # படிக்காதவை',
  }),
  'inbox.unread_count': plural('count', {
    one: 'படிக்காத # அறிவிப்பு',
    other: 'படிக்காத # அறிவிப்புகள்',
  }),
  'inbox.none_unread': 'படிக்காத அறிவிப்பு இல்லை',
  'inbox.unread': 'படிக்காதது',
  'inbox.today': 'இன்று',
  'inbox.yesterday': 'நேற்று',
  'inbox.mark_all': 'அனைத்தையும் படித்ததாகக் குறி',
  'inbox.all_marked': 'எல்லா அறிவிப்புகளும் படித்ததாகக் குறிக்கப்பட்டன',
  'inbox.more': 'மேலும் காட்டு',
  'inbox.failed': 'கடையை அடைய முடியவில்லை. மீண்டும் முயலவும்.',
  'inbox.empty_title': 'இன்னும் அறிவிப்புகள் இல்லை',
  'inbox.empty_text': 'ஆர்டர், பதிவு அல்லது கட்டணம் மாறும்போது இங்கே படிக்கலாம்.',
  'inbox.empty_way': 'உங்கள் கணக்கிற்குச் செல்லவும்',
  'inbox.signed_out_title': 'இன்பாக்ஸைப் பார்க்க உள்நுழையவும்',
  'inbox.signed_out_text': 'உங்கள் அறிவிப்புகள் உங்கள் கணக்கிற்கு உரியவை.',
}
