import type { Words } from '#framework/words'

export const words: Words = {
  'Student Card': { hi: 'विद्यार्थी कार्ड', ta: 'மாணவர் அட்டை' },
  'Why it was revoked': { hi: 'क्यों रद्द हुआ', ta: 'ஏன் ரத்து செய்யப்பட்டது' },
  'Holder key': { hi: 'धारक कुंजी', ta: 'வைத்திருப்பவர் குறி' },
  'Held by the card that holds: a child has one for a year': {
    hi: 'मान्य कार्ड के पास रहती है: एक वर्ष में बच्चे का एक कार्ड',
    ta: 'செல்லும் அட்டையிடம் இருக்கும்: ஒரு குழந்தைக்கு ஆண்டுக்கு ஒன்று',
  },
  Replace: { hi: 'बदलें', ta: 'மாற்று' },
  'A card is made for a child that has a place in the year': {
    hi: 'कार्ड उसी बच्चे का बनता है जिसकी उस वर्ष में जगह है',
    ta: 'அந்த ஆண்டில் இடம் உள்ள குழந்தைக்கே அட்டை உருவாகும்',
  },
  'This child has no card that holds': {
    hi: 'इस बच्चे का कोई मान्य कार्ड नहीं है',
    ta: 'இந்தக் குழந்தைக்குச் செல்லும் அட்டை இல்லை',
  },
  'This card is revoked already': { hi: 'यह कार्ड पहले ही रद्द है', ta: 'இந்த அட்டை ஏற்கெனவே ரத்து செய்யப்பட்டது' },
  'Too many codes were looked at from here. Please wait a few minutes and try again.': {
    hi: 'यहाँ से बहुत सारे कोड जाँचे गए। कृपया कुछ मिनट रुककर फिर कोशिश करें।',
    ta: 'இங்கிருந்து அதிகமான குறியீடுகள் சரிபார்க்கப்பட்டன. சில நிமிடங்கள் கழித்து மீண்டும் முயற்சி செய்யுங்கள்.',
  },
}
