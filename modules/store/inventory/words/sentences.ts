import type { Words } from '#framework/words'

/** What is told when stock is not as somebody wishes. */
export const stockSentences: Words = {
  'There is no such branch': { hi: 'ऐसी कोई शाखा नहीं है', ta: 'அப்படி ஒரு கிளை இல்லை' },
  'Name the variant, or its SKU': {
    hi: 'प्रकार का नाम या उसका SKU दें',
    ta: 'வகையின் பெயரை அல்லது அதன் SKU வைத் தாருங்கள்',
  },
  'No variant has the SKU {0}': { hi: 'SKU {0} वाला कोई प्रकार नहीं है', ta: 'SKU {0} உள்ள வகை எதுவும் இல்லை' },
  'Several variants have the SKU {0}: name the variant': {
    hi: 'SKU {0} वाले कई प्रकार हैं: प्रकार का नाम दें',
    ta: 'SKU {0} பல வகைகளுக்கு உள்ளது: வகையின் பெயரைத் தாருங்கள்',
  },
  'The business of this branch does not sell {0}': {
    hi: 'इस शाखा का व्यवसाय {0} नहीं बेचता',
    ta: 'இந்தக் கிளையின் வணிகம் {0} விற்பதில்லை',
  },
  'Say how many': { hi: 'बताएँ कितने', ta: 'எத்தனை என்று சொல்லுங்கள்' },
  'This is written by what becomes of orders, and by nobody else': {
    hi: 'यह ऑर्डरों से अपने आप लिखा जाता है, किसी और से नहीं',
    ta: 'இது ஆர்டர்களின் போக்கால் மட்டுமே எழுதப்படும், வேறு யாராலும் அல்ல',
  },
  '{0} of it are promised to orders: release or ship these first': {
    hi: 'इनमें से {0} ऑर्डरों के लिए तय हैं: पहले उन्हें छोड़ें या भेजें',
    ta: 'இவற்றில் {0} ஆர்டர்களுக்கு உறுதியளிக்கப்பட்டவை: முதலில் அவற்றை விடுவிக்கவும் அல்லது அனுப்பவும்',
  },
  'This stock is not held any more: it was shipped, given back or kept too long': {
    hi: 'यह स्टॉक अब रखा हुआ नहीं है: भेजा गया, लौटाया गया या समय बीत गया',
    ta: 'இந்த இருப்பு இனி வைக்கப்படவில்லை: அனுப்பப்பட்டது, திருப்பித் தரப்பட்டது அல்லது நேரம் கடந்தது',
  },
  'This is not sold any more': { hi: 'यह अब नहीं बिकता', ta: 'இது இனி விற்கப்படுவதில்லை' },
  '{0} can be bought now': { hi: '{0} अभी ख़रीदा जा सकता है', ta: '{0} இப்போதே வாங்கலாம்' },
  'Say where to write to you': {
    hi: 'बताएँ कि आपको कहाँ लिखें',
    ta: 'உங்களுக்கு எங்கே எழுதுவது என்று சொல்லுங்கள்',
  },
  '{0} is sold out': { hi: '{0} बिक चुका है', ta: '{0} விற்றுத் தீர்ந்தது' },
  'Of {0} only {1} are left': { hi: '{0} के केवल {1} बचे हैं', ta: '{0} இல் {1} மட்டுமே மீதம்' },
}
