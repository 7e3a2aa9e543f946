import type { Words } from '#framework/words'

const labels: Words = {
  'Student Renewal': { hi: 'विद्यार्थी नवीनीकरण', ta: 'மாணவர் புதுப்பிப்பு' },
  'From class': { hi: 'किस कक्षा से', ta: 'எந்த வகுப்பிலிருந்து' },
  'To class': { hi: 'किस कक्षा में', ta: 'எந்த வகுப்பிற்கு' },
  'Done by': { hi: 'किसने किया', ta: 'செய்தவர்' },
  'The guardian who renewed': { hi: 'जिस अभिभावक ने नवीनीकरण किया', ta: 'புதுப்பித்த பாதுகாவலர்' },
  'Changed fields': { hi: 'बदली गई फ़ील्ड', ta: 'மாற்றிய புலங்கள்' },
  'Names of the fields that the family changed': {
    hi: 'परिवार ने जो फ़ील्ड बदलीं उनके नाम',
    ta: 'குடும்பம் மாற்றிய புலங்களின் பெயர்கள்',
  },
  'Contact change': { hi: 'संपर्क में बदलाव', ta: 'தொடர்பு மாற்றம்' },
  Promotion: { hi: 'कक्षोन्नति', ta: 'வகுப்பு உயர்வு' },
  'Promotion Entry': { hi: 'कक्षोन्नति की प्रविष्टि', ta: 'வகுப்பு உயர்வுப் பதிவு' },
  Complete: { hi: 'पूरा करें', ta: 'நிறைவு செய்' },
  'From year': { hi: 'किस वर्ष से', ta: 'எந்த ஆண்டிலிருந்து' },
  'To year': { hi: 'किस वर्ष में', ta: 'எந்த ஆண்டிற்கு' },
  undone: { hi: 'वापस लिया गया', ta: 'திரும்பப் பெற்றது' },
  'Undone at': { hi: 'कब वापस लिया', ta: 'திரும்பப் பெற்ற நேரம்' },
  Undo: { hi: 'वापस लें', ta: 'திரும்பப் பெறு' },
  'Children moved up': { hi: 'अगली कक्षा में गए बच्चे', ta: 'உயர்ந்த குழந்தைகள்' },
  Kept: { hi: 'बने रहे', ta: 'நிலைத்தவை' },
  'Left in their new class when it was undone: their family had renewed': {
    hi: 'वापस लेते समय नई कक्षा में ही रहे: उनके परिवार ने नवीनीकरण कर लिया था',
    ta: 'திரும்பப் பெற்றபோது புதிய வகுப்பிலேயே இருந்தனர்: குடும்பம் புதுப்பித்திருந்தது',
  },
  'Previous enrolment': { hi: 'पिछला नामांकन', ta: 'முந்தைய சேர்க்கை' },
  'New enrolment': { hi: 'नया नामांकन', ta: 'புதிய சேர்க்கை' },
  'Empty where the child had its place before': {
    hi: 'जहाँ बच्चे की जगह पहले से थी वहाँ खाली',
    ta: 'குழந்தைக்கு முன்பே இடம் இருந்தால் காலி',
  },
  Renewal: { hi: 'नवीनीकरण', ta: 'புதுப்பிப்பு' },
  'Renewal Pass': { hi: 'नवीनीकरण पास', ta: 'புதுப்பிப்பு அனுமதி' },
  'Guardian name': { hi: 'अभिभावक का नाम', ta: 'பாதுகாவலர் பெயர்' },
  Students: { hi: 'विद्यार्थी', ta: 'மாணவர்கள்' },
  'Those not renewed yet': { hi: 'जिनका नवीनीकरण बाकी है', ta: 'இன்னும் புதுப்பிக்காதவர்கள்' },
}

const sentences: Words = {
  'Too much time has passed. Please enter your phone number again.': {
    hi: 'बहुत समय बीत गया। कृपया अपना फ़ोन नंबर फिर से डालें।',
    ta: 'அதிக நேரம் கடந்துவிட்டது. உங்கள் தொலைபேசி எண்ணை மீண்டும் இடுங்கள்.',
  },
  'This renewal was not finished in time, or is finished. Please enter your phone number again.': {
    hi: 'यह नवीनीकरण समय पर पूरा नहीं हुआ, या हो चुका है। कृपया अपना फ़ोन नंबर फिर से डालें।',
    ta: 'இந்தப் புதுப்பிப்பு நேரத்தில் முடியவில்லை, அல்லது முடிந்துவிட்டது. உங்கள் தொலைபேசி எண்ணை மீண்டும் இடுங்கள்.',
  },
  'This child cannot be renewed with your number. Please ask the office.': {
    hi: 'आपके नंबर से इस बच्चे का नवीनीकरण नहीं हो सकता। कृपया कार्यालय से पूछें।',
    ta: 'உங்கள் எண்ணில் இந்தக் குழந்தையைப் புதுப்பிக்க முடியாது. அலுவலகத்தைக் கேளுங்கள்.',
  },
  'This child is renewed for the year already': {
    hi: 'इस बच्चे का इस वर्ष का नवीनीकरण हो चुका है',
    ta: 'இந்தக் குழந்தை இந்த ஆண்டுக்கு ஏற்கெனவே புதுப்பிக்கப்பட்டது',
  },
  'There is nothing to renew for this child yet': {
    hi: 'इस बच्चे के लिए अभी नवीनीकरण का समय नहीं आया है',
    ta: 'இந்தக் குழந்தைக்குப் புதுப்பிக்க இன்னும் எதுவும் இல்லை',
  },
  'After this class there is none here': {
    hi: 'इस कक्षा के बाद यहाँ कोई कक्षा नहीं है',
    ta: 'இந்த வகுப்புக்குப் பின் இங்கு வகுப்பு இல்லை',
  },
  '{0} is full. Please ask the office: nothing was changed.': {
    hi: '{0} भर चुकी है। कृपया कार्यालय से पूछें: कुछ भी नहीं बदला गया।',
    ta: '{0} நிரம்பிவிட்டது. அலுவலகத்தைக் கேளுங்கள்: எதுவும் மாற்றப்படவில்லை.',
  },
  'Without your consent the school cannot keep what it needs to know of your child': {
    hi: 'आपकी सहमति के बिना स्कूल आपके बच्चे के बारे में ज़रूरी जानकारी नहीं रख सकता',
    ta: 'உங்கள் ஒப்புதல் இன்றிப் பள்ளி உங்கள் குழந்தையைப் பற்றித் தேவையானதை வைத்திருக்க முடியாது',
  },
  'Consents are a yes or a no to each purpose': {
    hi: 'सहमति हर उद्देश्य के लिए हाँ या ना है',
    ta: 'ஒப்புதல் என்பது ஒவ்வொரு நோக்கத்திற்கும் ஆம் அல்லது இல்லை',
  },
  'The year ahead begins after the year that ends': {
    hi: 'अगला वर्ष समाप्त होने वाले वर्ष के बाद शुरू होता है',
    ta: 'அடுத்த ஆண்டு முடியும் ஆண்டுக்குப் பின் தொடங்கும்',
  },
  'Say which promotion': { hi: 'बताएँ कौन-सी कक्षोन्नति', ta: 'எந்த வகுப்பு உயர்வு என்று சொல்லுங்கள்' },
  'This promotion was undone before': {
    hi: 'यह कक्षोन्नति पहले ही वापस ली जा चुकी है',
    ta: 'இந்த வகுப்பு உயர்வு ஏற்கெனவே திரும்பப் பெறப்பட்டது',
  },
  'This cannot be changed here. Please ask the office.': {
    hi: 'यह यहाँ नहीं बदला जा सकता। कृपया कार्यालय से पूछें।',
    ta: 'இதை இங்கே மாற்ற முடியாது. அலுவலகத்தைக் கேளுங்கள்.',
  },
  'This is not a phone number': { hi: 'यह फ़ोन नंबर नहीं है', ta: 'இது தொலைபேசி எண் அல்ல' },
  'This must be text': { hi: 'यह पाठ होना चाहिए', ta: 'இது உரையாக இருக்க வேண்டும்' },
}

export const words: Words = { ...labels, ...sentences }
