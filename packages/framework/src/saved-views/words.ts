import type { Words } from '#framework/words'

export const words: Words = {
  'Saved View': { hi: 'सहेजी गई सूची', ta: 'சேமித்த பார்வை' },
  Columns: { hi: 'कॉलम', ta: 'நெடுவரிசைகள்' },
  'Names of fields, as JSON; empty for the usual ones': {
    hi: 'फ़ील्ड के नाम JSON में; खाली हो तो सामान्य',
    ta: 'புலங்களின் பெயர்கள், JSON வடிவில்; காலியாக இருந்தால் வழக்கமானவை',
  },
  Filters: { hi: 'फ़िल्टर', ta: 'வடிகட்டிகள்' },
  'In the grammar of lists, as JSON': { hi: 'सूचियों के व्याकरण में, JSON', ta: 'பட்டியல் இலக்கணத்தில், JSON வடிவில்' },
  Sort: { hi: 'क्रम', ta: 'வரிசை' },
  'As order_by': { hi: 'order_by की तरह', ta: 'order_by போல' },
  'Is shared': { hi: 'साझा है', ta: 'பகிரப்பட்டது' },
  'For everybody who works on documents of this type': {
    hi: 'इस प्रकार के दस्तावेज़ों पर काम करने वाले सबके लिए',
    ta: 'இந்த வகை ஆவணங்களில் பணிபுரியும் அனைவருக்கும்',
  },
  'Columns are a list of names of fields that you may see': {
    hi: 'कॉलम उन फ़ील्ड के नाम हैं जो आप देख सकते हैं',
    ta: 'நெடுவரிசைகள் நீங்கள் காணக்கூடிய புலங்களின் பெயர்கள்',
  },
  '{0} is guarded: what one looks for in it is not shared': {
    hi: '{0} सुरक्षित है: इसमें क्या खोजा गया, यह साझा नहीं होता',
    ta: '{0} பாதுகாக்கப்பட்டது: அதில் தேடுவது பகிரப்படாது',
  },
  'Only {0} views of one type are kept': {
    hi: 'एक प्रकार की केवल {0} सूचियाँ सहेजी जाती हैं',
    ta: 'ஒரு வகைக்கு {0} பார்வைகள் மட்டுமே சேமிக்கப்படும்',
  },
}
