import type { pages as source } from '../en/pages.ts'
import type { Translation } from '../message.ts'

export const pages: Translation<typeof source> = {
  'pages.about_us': 'எங்களைப் பற்றி',
  'pages.terms': 'விதிமுறைகளும் நிபந்தனைகளும்',
  'pages.privacy': 'தனியுரிமைக் கொள்கை',
  'pages.cancellation': 'ரத்துக் கொள்கை',
  'pages.last_changed': 'கடைசியாகப் புதுப்பித்தது {date}',
  'pages.on_this_page': 'இந்தப் பக்கத்தில்',
  'pages.read_more': 'மேலும் படிக்க',
  'pages.coming_soon': 'விரைவில் வருகிறது',
  'pages.soon_blog': 'பள்ளி, பயிலரங்குகளின் கதைகள்.',
  'pages.soon_seller': 'உங்கள் பொருட்களை இங்கே விற்கலாம்.',
  'pages.soon_affiliate': 'எங்களைப் பிறருக்குப் பரிந்துரைத்து ஒவ்வொரு ஆர்டரிலும் சம்பாதிக்கலாம்.',
  'pages.page': 'பக்கம்',
  'pages.soon_cart': 'கார்ட்டில் உள்ள பொருட்களைப் பார்த்து செக்அவுட் செய்க.',
  'pages.soon_points': 'ஒவ்வொரு ஆர்டரிலும் ரிவார்டு புள்ளிகள் பெற்று, அவற்றால் செலுத்தலாம்.',
  'pages.soon_wallet': 'உங்கள் ரீஃபண்டுகளும் பரிசு அட்டைகளும் ஒரே இடத்தில்.',
  'pages.soon_wishlist': 'பிடித்த பொருட்களைச் சேமித்து எல்லாச் சாதனங்களிலும் பார்க்கலாம்.',
}
