import type { Words } from '#framework/words'

/** What is said when a registration cannot be as somebody wants it. */
export const registrationSentences: Words = {
  'People come on the ticket {0}: it keeps its name': {
    hi: 'टिकट {0} पर लोग आ रहे हैं: उसका नाम वही रहेगा',
    ta: '{0} டிக்கெட்டில் ஆட்கள் வருகிறார்கள்: அதன் பெயர் மாறாது',
  },
  'There is no such event to register for': {
    hi: 'ऐसा कोई कार्यक्रम नहीं है जिसके लिए पंजीकरण हो',
    ta: 'பதிவு செய்ய இப்படியொரு நிகழ்ச்சி இல்லை',
  },
  'Registration for {0} is closed': { hi: '{0} का पंजीकरण बंद है', ta: '{0} க்கான பதிவு முடிந்தது' },
  '{0} is over': { hi: '{0} हो चुका है', ta: '{0} முடிந்துவிட்டது' },
  'People register for {0} elsewhere: follow the link on its page': {
    hi: '{0} का पंजीकरण दूसरी जगह होता है: उसके पेज के लिंक पर जाएँ',
    ta: '{0} க்கான பதிவு வேறிடத்தில்: அதன் பக்கத்திலுள்ள இணைப்பைப் பின்தொடருங்கள்',
  },
  'This event is for members. Sign in to register.': {
    hi: 'यह कार्यक्रम सदस्यों के लिए है। पंजीकरण के लिए साइन इन करें।',
    ta: 'இந்த நிகழ்ச்சி உறுப்பினர்களுக்கு மட்டும். பதிவு செய்ய உள்நுழையுங்கள்.',
  },
  'This event is for members. Ask the office if you should be one.': {
    hi: 'यह कार्यक्रम सदस्यों के लिए है। अगर आपको सदस्य होना चाहिए, तो कार्यालय से पूछें।',
    ta: 'இந்த நிகழ்ச்சி உறுப்பினர்களுக்கு மட்டும். நீங்கள் உறுப்பினராக இருக்க வேண்டும் என்றால் அலுவலகத்தைக் கேளுங்கள்.',
  },
  'This child is not in your family. Choose again who is coming.': {
    hi: 'यह बच्चा आपके परिवार में नहीं है। फिर से चुनें कि कौन आ रहा है।',
    ta: 'இந்தப் பிள்ளை உங்கள் குடும்பத்தில் இல்லை. யார் வருகிறார்கள் என்று மீண்டும் தேர்ந்தெடுங்கள்.',
  },
  'Say who comes': { hi: 'बताएँ कौन आ रहा है', ta: 'யார் வருகிறார்கள் என்று சொல்லுங்கள்' },
  'At most {0} people come on one registration': {
    hi: 'एक पंजीकरण पर ज़्यादा से ज़्यादा {0} लोग आ सकते हैं',
    ta: 'ஒரு பதிவில் அதிகபட்சம் {0} பேர் வரலாம்',
  },
  'This link does not open the registration, or no longer': {
    hi: 'इस लिंक से पंजीकरण नहीं खुलता, या अब नहीं खुलता',
    ta: 'இந்த இணைப்பு பதிவைத் திறப்பதில்லை, அல்லது இனி திறக்காது',
  },
  'Nothing is offered to this registration, or no longer': {
    hi: 'इस पंजीकरण को कोई सीट नहीं दी गई है, या अब नहीं',
    ta: 'இந்தப் பதிவுக்கு எதுவும் வழங்கப்படவில்லை, அல்லது இனி இல்லை',
  },
  'This registration cannot be changed any more': {
    hi: 'यह पंजीकरण अब बदला नहीं जा सकता',
    ta: 'இந்தப் பதிவை இனி மாற்ற முடியாது',
  },
  'This is paid for, and would cost something else. Please ask the office to change it.': {
    hi: 'इसका भुगतान हो चुका है, और कीमत अलग होगी। बदलने के लिए कृपया कार्यालय से कहें।',
    ta: 'இதற்குப் பணம் செலுத்தியாகிவிட்டது; விலை மாறும். மாற்ற அலுவலகத்தைக் கேளுங்கள்.',
  },
  'One of these people is not on this registration': {
    hi: 'इनमें से कोई इस पंजीकरण में नहीं है',
    ta: 'இவர்களில் ஒருவர் இந்தப் பதிவில் இல்லை',
  },
  'Nobody who waits fits into the seats that are left': {
    hi: 'बची सीटों में प्रतीक्षा करने वाला कोई नहीं आ सकता',
    ta: 'மீதமுள்ள இருக்கைகள் காத்திருப்போர் யாருக்கும் போதாது',
  },
  'The event has begun: nothing is offered any more': {
    hi: 'कार्यक्रम शुरू हो चुका है: अब सीटें नहीं दी जातीं',
    ta: 'நிகழ்ச்சி தொடங்கிவிட்டது: இனி எதுவும் வழங்கப்படாது',
  },
  'All seats of {0} are taken': { hi: '{0} की सारी सीटें भर गई हैं', ta: '{0} இன் எல்லா இருக்கைகளும் நிரம்பின' },
  'Of the seats of {0} only {1} are left': {
    hi: '{0} की केवल {1} सीटें बची हैं',
    ta: '{0} இல் {1} இருக்கைகள் மட்டுமே மீதம்',
  },
  'All tickets {0} are taken': { hi: '{0} के सारे टिकट ले लिए गए', ta: '{0} டிக்கெட்டுகள் எல்லாம் முடிந்தன' },
  'Of the tickets {0} only {1} are left': {
    hi: '{0} के केवल {1} टिकट बचे हैं',
    ta: '{0} டிக்கெட்டுகளில் {1} மட்டுமே மீதம்',
  },
  'The ticket {0} is for people of {1} years and older': {
    hi: 'टिकट {0} {1} साल और उससे बड़ों के लिए है',
    ta: '{0} டிக்கெட் {1} வயதும் அதற்கு மேலும் உள்ளவர்களுக்கு',
  },
  'The ticket {0} is for people up to {1} years': {
    hi: 'टिकट {0} {1} साल तक के लोगों के लिए है',
    ta: '{0} டிக்கெட் {1} வயது வரை உள்ளவர்களுக்கு',
  },
  'There is no ticket {0} any more. Please choose another.': {
    hi: 'टिकट {0} अब नहीं है। कृपया दूसरा चुनें।',
    ta: '{0} டிக்கெட் இனி இல்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  },
  '{0}: the answer is too long': { hi: '{0}: जवाब बहुत लंबा है', ta: '{0}: பதில் மிக நீளம்' },
  '{0}: please choose one of the answers given': {
    hi: '{0}: कृपया दिए गए जवाबों में से एक चुनें',
    ta: '{0}: கொடுத்த பதில்களில் ஒன்றைத் தேர்ந்தெடுங்கள்',
  },
  'It was paid too late: the seats are gone': {
    hi: 'भुगतान देर से आया: सीटें जा चुकी हैं',
    ta: 'தாமதமாகப் பணம் வந்தது: இருக்கைகள் போய்விட்டன',
  },
  'This registration is paid for already': {
    hi: 'इस पंजीकरण का भुगतान पहले ही हो चुका है',
    ta: 'இந்தப் பதிவுக்கு ஏற்கெனவே பணம் செலுத்தப்பட்டது',
  },
  'Every registration that was paid for has its payment, and what went back went back on both': {
    hi: 'हर चुकाए गए पंजीकरण का भुगतान है, और जो लौटा वह दोनों में लौटा',
    ta: 'பணம் செலுத்திய ஒவ்வொரு பதிவுக்கும் கட்டணம் உண்டு; திரும்பியது இரண்டிலும் திரும்பியது',
  },
  'The seats of every event are those of its registrations': {
    hi: 'हर कार्यक्रम की सीटें उसके पंजीकरणों की ही हैं',
    ta: 'ஒவ்வொரு நிகழ்ச்சியின் இருக்கைகளும் அதன் பதிவுகளுடையவை',
  },
  'Nothing is reserved for this registration': {
    hi: 'इस पंजीकरण के लिए कोई सीट रोकी नहीं गई है',
    ta: 'இந்தப் பதிவுக்கு எதுவும் ஒதுக்கப்படவில்லை',
  },
  'The payment is of another amount than the registration': {
    hi: 'भुगतान की राशि पंजीकरण से अलग है',
    ta: 'செலுத்திய தொகை பதிவிலிருந்து வேறுபடுகிறது',
  },
}
