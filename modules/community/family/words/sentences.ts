import type { Words } from '#framework/words'

/** What the room says when it refuses. */
export const sentences: Words = {
  'There is no offered place to answer': {
    hi: 'उत्तर देने के लिए कोई सीट का प्रस्ताव नहीं है',
    ta: 'பதிலளிக்க வழங்கிய இடம் எதுவும் இல்லை',
  },
  'This offer has ended. Contact the school office.': {
    hi: 'यह प्रस्ताव समाप्त हो गया है। स्कूल कार्यालय से संपर्क करें।',
    ta: 'இந்த வாய்ப்பு முடிந்துவிட்டது. பள்ளி அலுவலகத்தைத் தொடர்புகொள்ளுங்கள்.',
  },
  'Several families have this phone number: choose the family first': {
    hi: 'यह फ़ोन नंबर कई परिवारों का है: पहले परिवार चुनें',
    ta: 'பல குடும்பங்களுக்கு இந்த எண் உள்ளது: முதலில் குடும்பத்தைத் தேர்ந்தெடுங்கள்',
  },
  'This child is not yours to see, or not to change': {
    hi: 'इस बच्चे को आप न देख सकते हैं, न बदल सकते हैं',
    ta: 'இக்குழந்தையைப் பார்க்கவோ மாற்றவோ உங்களுக்கு உரிமை இல்லை',
  },
  'You cannot change this family': {
    hi: 'आप इस परिवार को नहीं बदल सकते',
    ta: 'இக்குடும்பத்தை நீங்கள் மாற்ற முடியாது',
  },
  'Say of which child or which family': {
    hi: 'बताएँ किस बच्चे या किस परिवार का',
    ta: 'எந்தக் குழந்தை அல்லது குடும்பம் எனச் சொல்லுங்கள்',
  },
  'That is what we have already': { hi: 'यह हमारे पास पहले से है', ta: 'அது ஏற்கெனவே எங்களிடம் உள்ளது' },
  'This was asked before, and the office has not decided yet': {
    hi: 'यह पहले माँगा गया था, और कार्यालय ने अभी तय नहीं किया',
    ta: 'இது முன்பே கேட்கப்பட்டது; அலுவலகம் இன்னும் முடிவு செய்யவில்லை',
  },
  'Another guardian of this family has this number': {
    hi: 'इस परिवार के दूसरे अभिभावक का यह नंबर है',
    ta: 'இக்குடும்பத்தின் வேறொரு பாதுகாவலருக்கு இந்த எண் உள்ளது',
  },
  'Write an answer first: it is told to whoever asked': {
    hi: 'पहले उत्तर लिखें: वह पूछने वाले को बताया जाता है',
    ta: 'முதலில் பதில் எழுதுங்கள்: அது கேட்டவரிடம் சொல்லப்படும்',
  },
  'A place at the school is given up at the office': {
    hi: 'स्कूल की सीट कार्यालय में छोड़ी जाती है',
    ta: 'பள்ளியின் இடத்தை அலுவலகத்தில்தான் விட்டுத்தர வேண்டும்',
  },
  'There is no such file': { hi: 'ऐसी कोई फ़ाइल नहीं है', ta: 'அப்படி ஒரு கோப்பு இல்லை' },
  'An erasure is carried out with the button Erase: it writes down what stays': {
    hi: 'मिटाना “मिटाएँ” बटन से होता है: वह लिखता है कि क्या रहता है',
    ta: 'அழித்தல் “அழி” பொத்தானால் நடக்கும்: எது இருக்கும் என்பதை அது எழுதும்',
  },
  'Only a request for an erasure that was begun can be carried out': {
    hi: 'केवल शुरू किया गया मिटाने का अनुरोध पूरा हो सकता है',
    ta: 'தொடங்கிய அழிப்புக் கோரிக்கையை மட்டுமே நிறைவேற்ற முடியும்',
  },
  '{0}: new in this family, and may nothing yet. Give the rights that are due.': {
    hi: '{0}: इस परिवार में नए हैं, अभी कोई अधिकार नहीं। उचित अधिकार दें।',
    ta: '{0}: இக்குடும்பத்தில் புதியவர், இன்னும் உரிமை இல்லை. உரிய உரிமைகளைத் தாருங்கள்.',
  },
  'This is no phone number. One of another country begins with + and the country’s number.': {
    hi: 'यह फ़ोन नंबर नहीं है। दूसरे देश का नंबर + और देश के कोड से शुरू होता है।',
    ta: 'இது தொலைபேசி எண் அல்ல. வேறு நாட்டின் எண் + மற்றும் நாட்டுக் குறியீட்டுடன் தொடங்கும்.',
  },
  'This is no e-mail address': { hi: 'यह ई-मेल पता नहीं है', ta: 'இது மின்னஞ்சல் முகவரி அல்ல' },
  'Write the name': { hi: 'नाम लिखें', ta: 'பெயரை எழுதுங்கள்' },
}
