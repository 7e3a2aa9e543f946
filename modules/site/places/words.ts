import type { Words } from '#framework/words'

export const words: Words = {
  'Postal Code': { hi: 'पिन कोड', ta: 'அஞ்சல் குறியீடு' },
  'Main post office': { hi: 'मुख्य डाकघर', ta: 'தலைமை அஞ்சல் நிலையம்' },
  Landmark: { hi: 'पास की पहचान', ta: 'அருகிலுள்ள அடையாளம்' },
  Latitude: { hi: 'अक्षांश', ta: 'அட்சரேகை' },
  Longitude: { hi: 'देशांतर', ta: 'தீர்க்கரேகை' },
  Show: { hi: 'दिखाएँ', ta: 'காட்டு' },
  'Home, work, grandmother’s': { hi: 'घर, दफ़्तर, नानी का घर', ta: 'வீடு, அலுவலகம், பாட்டி வீடு' },
  'It is offered when something is ordered': {
    hi: 'ऑर्डर करते समय यह पता सामने आता है',
    ta: 'ஆர்டர் செய்யும்போது இது காட்டப்படும்',
  },
  'Fill in this part of the address': { hi: 'पते का यह भाग भरें', ta: 'முகவரியின் இந்தப் பகுதியை நிரப்புங்கள்' },
  'This part of the address is no text': {
    hi: 'पते का यह भाग अक्षरों में नहीं है',
    ta: 'முகவரியின் இந்தப் பகுதி எழுத்துகளில் இல்லை',
  },
  'At most {0} characters': { hi: 'अधिक से अधिक {0} अक्षर', ta: 'அதிகபட்சம் {0} எழுத்துகள்' },
  'Give a phone number that can be called': {
    hi: 'ऐसा फ़ोन नंबर दें जिस पर फ़ोन लग सके',
    ta: 'அழைக்கக்கூடிய தொலைபேசி எண்ணைத் தாருங்கள்',
  },
  'A PIN code has six digits': { hi: 'पिन कोड छह अंकों का होता है', ta: 'அஞ்சல் குறியீட்டில் ஆறு இலக்கங்கள் உண்டு' },
  'Choose a state or union territory of India': {
    hi: 'भारत का कोई राज्य या केंद्र शासित प्रदेश चुनें',
    ta: 'இந்தியாவின் மாநிலம் அல்லது ஒன்றியப் பகுதியைத் தேர்ந்தெடுங்கள்',
  },
  'A country is a code of two letters': {
    hi: 'देश दो अक्षरों का कोड होता है',
    ta: 'நாடு என்பது இரண்டு எழுத்துக் குறியீடு',
  },
  'You have no such address': { hi: 'आपका ऐसा कोई पता नहीं है', ta: 'உங்களிடம் அப்படி ஒரு முகவரி இல்லை' },
  'You can keep {0} addresses. Remove one first.': {
    hi: 'आप {0} पते रख सकते हैं। पहले कोई एक हटाएँ।',
    ta: 'நீங்கள் {0} முகவரிகளை வைத்திருக்கலாம். முதலில் ஒன்றை நீக்குங்கள்.',
  },
  'Say which place, or where it is': {
    hi: 'बताएँ कौन-सी जगह, या वह कहाँ है',
    ta: 'எந்த இடம், அல்லது அது எங்கே என்று சொல்லுங்கள்',
  },
}
