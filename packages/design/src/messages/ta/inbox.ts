import type { inbox as source } from '../en/inbox.ts'
import { plural, type Translation } from '../message.ts'

export const inbox: Translation<typeof source> = {
  'inbox.title': 'இன்பாக்ஸ்',
  'inbox.lead': 'உங்கள் ஆர்டர்கள், குடும்பம், பதிவுகள் பற்றிய அறிவிப்புகள்.',
  'inbox.title_count': plural('count', { one: 'இன்பாக்ஸ், # படிக்காதது', other: 'இன்பாக்ஸ், # படிக்காதவை' }),
  'inbox.unread_count': plural('count', { one: '# படிக்காத அறிவிப்பு', other: '# படிக்காத அறிவிப்புகள்' }),
  'inbox.none_unread': 'படிக்காத அறிவிப்புகள் இல்லை',
  'inbox.unread': 'படிக்காதது',
  'inbox.today': 'இன்று',
  'inbox.yesterday': 'நேற்று',
  'inbox.mark_all': 'எல்லாம் படித்ததாகக் குறி',
  'inbox.all_marked': 'எல்லா அறிவிப்புகளும் படித்ததாகக் குறிக்கப்பட்டன',
  'inbox.more': 'மேலும் காட்டு',
  'inbox.failed': 'ஏதோ தவறு நேர்ந்தது. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயல்க.',
  'inbox.empty_title': 'இன்னும் அறிவிப்புகள் இல்லை',
  'inbox.empty_text': 'உங்கள் ஆர்டர்கள், பதிவுகள், பணம் செலுத்தல் பற்றிய செய்திகள் இங்கே தெரியும்.',
  'inbox.empty_link': 'உங்கள் கணக்குக்குச் செல்க',
  'inbox.signed_out_title': 'உங்கள் இன்பாக்ஸைப் பார்க்க உள்நுழைக',
  'inbox.signed_out_text': 'அறிவிப்புகள் உங்கள் கணக்குக்கு அனுப்பப்படும்.',
}
