import type { pages as source } from '../en/pages.ts'
import type { Translation } from '../message.ts'

export const pages: Translation<typeof source> = {
  'pages.about_us': 'எங்களைப் பற்றி',
  'pages.terms': 'விதிமுறைகள்',
  'pages.privacy': 'தனியுரிமைக் கொள்கை',
  'pages.cancellation': 'ரத்து செய்யும் கொள்கை',
  'pages.last_changed': 'கடைசியாக மாற்றியது {date}',
  'pages.on_this_page': 'இந்தப் பக்கத்தில்',
  'pages.read_more': 'மேலும் படிக்க',
  'pages.coming_soon': 'விரைவில் வருகிறது',
  'pages.soon_blog': 'பள்ளியிலிருந்தும் பட்டறைகளிலிருந்தும் கதைகள்.',
  'pages.soon_seller': 'நீங்கள் செய்வதை மேளாவுக்குக் கொண்டு வாருங்கள்.',
  'pages.soon_affiliate': 'மேளாவைப் பற்றிப் பிறருக்குச் சொல்லுங்கள்; ஒவ்வொரு ஆர்டரிலும் சம்பாதியுங்கள்.',
  'pages.page': 'பக்கம்',
  'pages.soon_cart': 'பணம் செலுத்தும் வரை உங்கள் பொருட்கள் இங்கே இருக்கும், ஒவ்வொரு விற்பனையாளருக்கும் ஒரு பார்சல்.',
  'pages.soon_points': 'ஒவ்வொரு ஆர்டரிலும் சில புள்ளிகள், அவற்றால் என்ன வாங்கலாம் என்பதும்.',
  'pages.soon_wallet': 'திரும்பிய பணமும் பரிசு அட்டைகளும் ஒரே இடத்தில், ஒவ்வொரு ரூபாய்க்கும் கணக்குடன்.',
  'pages.soon_wishlist': 'இதயத்தைத் தட்டுங்கள்; நீங்கள் உள்நுழையும் ஒவ்வொரு கைபேசியிலும் அது இங்கே இருக்கும்.',
}
