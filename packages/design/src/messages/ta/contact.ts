import type { contact as source } from '../en/contact.ts'
import type { Translation } from '../message.ts'

export const contact: Translation<typeof source> = {
  'contact.title': 'எங்களைத் தொடர்புகொள்க',
  'contact.lead': 'செய்தி அனுப்பவும், அழைக்கவும் அல்லது நேரில் வரவும். ஒவ்வொரு செய்தியையும் படிக்கிறோம்.',
  'contact.name': 'உங்கள் பெயர்',
  'contact.email': 'மின்னஞ்சல்',
  'contact.phone': 'மொபைல் எண்',
  'contact.subject': 'பொருள்',
  'contact.message': 'உங்கள் செய்தி',
  'contact.optional': 'விருப்பம்',
  'contact.privacy': 'இதை அலுவலகம் மட்டுமே பார்க்கும். உங்களுக்குப் பதிலளிக்கப் பயன்படுத்தி, ஓராண்டுக்குப் பிறகு நீக்குவோம்.',
  'contact.send': 'செய்தி அனுப்பு',
  'contact.sending': 'அனுப்புகிறது…',
  'contact.sent_title': 'செய்தி அனுப்பப்பட்டது',
  'contact.sent_text': 'இரண்டு வேலை நாட்களுக்குள் {email} முகவரிக்குப் பதிலளிப்போம்.',
  'contact.send_another': 'மற்றொரு செய்தி அனுப்பு',
  'contact.failed': 'உங்கள் செய்தி அனுப்பப்படவில்லை. நீங்கள் எழுதியது இங்கேயே உள்ளது. மீண்டும் முயல்க.',
  'contact.name_missing': 'உங்கள் பெயரை உள்ளிடவும்',
  'contact.email_missing': 'உங்கள் மின்னஞ்சல் முகவரியை உள்ளிடவும்',
  'contact.email_wrong': 'சரியான மின்னஞ்சல் முகவரியை உள்ளிடவும்',
  'contact.phone_wrong': '10 இலக்க மொபைல் எண்ணை உள்ளிடவும்',
  'contact.message_missing': 'உங்கள் செய்தியை உள்ளிடவும்',
  'contact.call_us': 'அழைக்க',
  'contact.write_us': 'மின்னஞ்சல் அனுப்ப',
  'contact.visit_us': 'நேரில் வர',
}
