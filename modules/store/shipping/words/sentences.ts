import type { Words } from '#framework/words'

/** What is told of deliveries, and what stands in their way. */
export const deliverySentences: Words = {
  'Standard delivery': { hi: 'सामान्य डिलीवरी', ta: 'வழக்கமான டெலிவரி' },
  'Express delivery': { hi: 'तेज़ डिलीवरी', ta: 'விரைவு டெலிவரி' },
  'Fetch it yourself': { hi: 'ख़ुद ले जाएँ', ta: 'நீங்களே வந்து பெறலாம்' },
  'Is there at once': { hi: 'तुरंत मिलता है', ta: 'உடனே கிடைக்கும்' },
  'Say where it shall be delivered': {
    hi: 'बताएँ कि कहाँ पहुँचाना है',
    ta: 'எங்கே கொண்டுவர வேண்டும் என்று சொல்லுங்கள்',
  },
  'There is no such postal code': { hi: 'ऐसा कोई पिन कोड नहीं है', ta: 'அப்படி ஓர் அஞ்சல் குறியீடு இல்லை' },
  'Nothing is delivered to this postal code': {
    hi: 'इस पिन कोड पर डिलीवरी नहीं होती',
    ta: 'இந்த அஞ்சல் குறியீட்டிற்கு டெலிவரி இல்லை',
  },
  'This seller does not deliver to this postal code': {
    hi: 'यह विक्रेता इस पिन कोड पर डिलीवरी नहीं करता',
    ta: 'இந்த விற்பனையாளர் இந்த அஞ்சல் குறியீட்டிற்கு டெலிவரி செய்வதில்லை',
  },
  'This is sold out': { hi: 'यह बिक चुका है', ta: 'இது விற்றுத் தீர்ந்தது' },
  'Only {0} of it are left': { hi: 'इसके केवल {0} बचे हैं', ta: 'இதில் {0} மட்டுமே மீதம்' },
  'At most {0} of it can come from one place; {1} more lie elsewhere': {
    hi: 'इसकी अधिक से अधिक {0} एक जगह से आ सकती हैं; {1} और दूसरी जगह रखी हैं',
    ta: 'இதில் ஓர் இடத்திலிருந்து அதிகபட்சம் {0} வரலாம்; மேலும் {1} வேறிடத்தில் உள்ளன',
  },
  'This is more than can be delivered there': {
    hi: 'वहाँ इतना नहीं पहुँचाया जा सकता',
    ta: 'அங்கே இவ்வளவு கொண்டுவர முடியாது',
  },
  'This seller does not sell at present': {
    hi: 'यह विक्रेता अभी नहीं बेच रहा',
    ta: 'இந்த விற்பனையாளர் தற்போது விற்கவில்லை',
  },
  'Something of this is not sold for cash on delivery': {
    hi: 'इसमें कुछ ऐसा है जो डिलीवरी पर नकद में नहीं बिकता',
    ta: 'இதில் ஏதோ ஒன்று பெறும்போது ரொக்கத்திற்கு விற்கப்படுவதில்லை',
  },
  'This is more than can be paid in cash on delivery': {
    hi: 'डिलीवरी पर नकद में इतना नहीं चुकाया जा सकता',
    ta: 'பெறும்போது ரொக்கமாக இவ்வளவு செலுத்த முடியாது',
  },
  'Cash on delivery is not possible at this postal code': {
    hi: 'इस पिन कोड पर डिलीवरी पर नकद नहीं हो सकता',
    ta: 'இந்த அஞ்சல் குறியீட்டில் பெறும்போது ரொக்கம் செலுத்த முடியாது',
  },
  'Nothing of this is brought': { hi: 'इसमें कुछ पहुँचाया नहीं जाता', ta: 'இதில் எதுவும் கொண்டுவரப்படுவதில்லை' },
  'A range of postal codes ends at or after its begin: six digits each': {
    hi: 'पिन कोड की सीमा का अंत उसके आरंभ पर या बाद में हो: छह-छह अंक',
    ta: 'அஞ்சல் குறியீட்டு வரம்பு தொடக்கத்திலோ அதன் பின்னோ முடிய வேண்டும்: தலா ஆறு இலக்கங்கள்',
  },
  'A slot ends after it starts': {
    hi: 'समय शुरू होने के बाद ही समाप्त होता है',
    ta: 'நேரம் தொடங்கிய பின்னரே முடியும்',
  },
  'It cannot take fewer days at most than at least': {
    hi: 'अधिकतम दिन न्यूनतम दिनों से कम नहीं हो सकते',
    ta: 'அதிகபட்ச நாட்கள் குறைந்தபட்ச நாட்களைவிடக் குறையக் கூடாது',
  },
  'The highest weight is below the lowest': {
    hi: 'सबसे अधिक वज़न सबसे कम से नीचे है',
    ta: 'அதிகபட்ச எடை குறைந்தபட்சத்தைவிடக் குறைவு',
  },
  'The highest amount is not above the lowest': {
    hi: 'सबसे अधिक राशि सबसे कम से ऊपर नहीं है',
    ta: 'அதிகபட்சத் தொகை குறைந்தபட்சத்தைவிட அதிகமில்லை',
  },
  'This business has no such parcel': {
    hi: 'इस व्यवसाय का ऐसा कोई पार्सल नहीं है',
    ta: 'இந்த வணிகத்திற்கு அப்படி ஒரு பார்சல் இல்லை',
  },
  'There is no such shipment': { hi: 'ऐसी कोई खेप नहीं है', ta: 'அப்படி ஓர் அனுப்புகை இல்லை' },
  'This is not sold any more': { hi: 'यह अब नहीं बिकता', ta: 'இது இனி விற்கப்படுவதில்லை' },
  'Ask about at most 60 businesses at once': {
    hi: 'एक बार में अधिक से अधिक 60 व्यवसायों के बारे में पूछें',
    ta: 'ஒரே நேரத்தில் அதிகபட்சம் 60 வணிகங்களைப் பற்றிக் கேளுங்கள்',
  },
  'This delivery time is taken. Please choose another.': {
    hi: 'यह डिलीवरी समय भर गया है। कृपया दूसरा चुनें।',
    ta: 'இந்த டெலிவரி நேரம் நிரம்பிவிட்டது. வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  },
}
