import type { contact as source } from '../en/contact.ts'
import type { Translation } from '../message.ts'

export const contact: Translation<typeof source> = {
  'contact.title': 'தொடர்பு கொள்ள',
  'contact.lead': 'எழுதுங்கள், அழையுங்கள் அல்லது நேரில் வாருங்கள். ஒவ்வொரு வரியையும் ஒருவர் படிக்கிறார்.',
  'contact.name': 'உங்கள் பெயர்',
  'contact.email': 'மின்னஞ்சல்',
  'contact.phone': 'தொலைபேசி',
  'contact.subject': 'எதைப் பற்றி?',
  'contact.message': 'உங்கள் செய்தி',
  'contact.optional': 'விருப்பம்',
  'contact.privacy': 'அலுவலகம் மட்டுமே இதைப் பார்க்கும். உங்களுக்குப் பதிலளிக்கப் பயன்படுத்தி, ஓராண்டில் அழித்துவிடுவோம்.',
  'contact.send': 'செய்தியை அனுப்பு',
  'contact.sending': 'அனுப்பப்படுகிறது',
  'contact.sent_title': 'உங்கள் செய்தி கிடைத்தது',
  'contact.sent_text': 'இரண்டு வேலை நாட்களுக்குள் {email} முகவரிக்குப் பதிலளிப்போம்.',
  'contact.send_another': 'இன்னொரு செய்தி எழுதுக',
  'contact.failed': 'செய்தி அனுப்பப்படவில்லை. நீங்கள் எழுதியது இங்கேயே உள்ளது.',
  'contact.name_missing': 'உங்கள் பெயரைச் சொல்லுங்கள்',
  'contact.email_missing': 'பதிலளிக்க மின்னஞ்சல் முகவரி தேவை',
  'contact.email_wrong': 'இது மின்னஞ்சல் முகவரி போல் இல்லை, எ.கா. asha@example.org',
  'contact.phone_wrong': 'தொலைபேசி எண்ணில் பத்து இலக்கங்கள் தேவை, எ.கா. 98400 12345',
  'contact.message_missing': 'எதைப் பற்றி என்று எழுதுங்கள்',
  'contact.call_us': 'அழையுங்கள்',
  'contact.write_us': 'எழுதுங்கள்',
  'contact.visit_us': 'நேரில் வாருங்கள்',
}
