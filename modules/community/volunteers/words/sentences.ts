import type { Words } from '#framework/words'

export const sentences: Words = {
  'This link has expired or was already used. Ask the office for a new one.': {
    hi: 'इस लिंक का समय बीत गया है या इसका उपयोग हो चुका है। कार्यालय से नया लिंक माँगें।',
    ta: 'இந்த இணைப்பு காலாவதியானது அல்லது ஏற்கெனவே பயன்படுத்தப்பட்டது. அலுவலகத்திடம் புதிய இணைப்பைக் கேளுங்கள்.',
  },
  'Only the guardian can agree, with the link we send to their own phone or email': {
    hi: 'केवल अभिभावक सहमति दे सकते हैं, उस लिंक से जो हम उनके अपने फ़ोन या ईमेल पर भेजते हैं',
    ta: 'பாதுகாவலர் மட்டுமே ஒப்புக்கொள்ள முடியும், அவர்களின் சொந்தத் தொலைபேசி அல்லது மின்னஞ்சலுக்கு அனுப்பும் இணைப்பு மூலம்',
  },
  'Enter the guardian’s own phone number or email address, not yours': {
    hi: 'अभिभावक का अपना फ़ोन नंबर या ईमेल पता लिखें, अपना नहीं',
    ta: 'உங்களுடையதல்ல, பாதுகாவலரின் சொந்தத் தொலைபேசி எண்ணை அல்லது மின்னஞ்சலை உள்ளிடுங்கள்',
  },
  'Your full name': { hi: 'आपका पूरा नाम', ta: 'உங்கள் முழுப் பெயர்' },
  'You are not among our volunteers yet. Send the form, and the office calls you.': {
    hi: 'आप अभी हमारे स्वयंसेवकों में नहीं हैं। फ़ॉर्म भेजें, कार्यालय फ़ोन करेगा।',
    ta: 'நீங்கள் இன்னும் எங்கள் தன்னார்வலர் அல்ல. படிவத்தை அனுப்புங்கள், அலுவலகம் அழைக்கும்.',
  },
  'The office has not opened this for you yet': {
    hi: 'कार्यालय ने इसे आपके लिए अभी नहीं खोला है',
    ta: 'அலுவலகம் இதை உங்களுக்கு இன்னும் திறக்கவில்லை',
  },
  'Whoever is under 18 sends the form for student volunteers, with a parent': {
    hi: '18 से कम उम्र वाले माता-पिता के साथ विद्यार्थी स्वयंसेवक फ़ॉर्म भेजें',
    ta: '18 வயதுக்குட்பட்டவர் பெற்றோருடன் மாணவத் தன்னார்வலர் படிவத்தை அனுப்ப வேண்டும்',
  },
  'Without a phone number there is nothing to sign in with': {
    hi: 'फ़ोन नंबर के बिना साइन-इन नहीं हो सकता',
    ta: 'தொலைபேசி எண் இல்லாமல் உள்நுழைய முடியாது',
  },
  'The shift ends before it starts': {
    hi: 'पारी शुरू होने से पहले समाप्त हो रही है',
    ta: 'பணிநேரம் தொடங்கும் முன்பே முடிகிறது',
  },
  'A shift lasts 16 hours at most': {
    hi: 'पारी ज़्यादा से ज़्यादा 16 घंटे की होती है',
    ta: 'ஒரு பணிநேரம் அதிகபட்சம் 16 மணிநேரம்',
  },
  '{0} people have this shift already': {
    hi: '{0} लोगों के पास यह पारी पहले से है',
    ta: '{0} பேர் ஏற்கனவே இந்தப் பணிநேரத்தில் உள்ளனர்',
  },
  'Somebody was faster: this shift is full': {
    hi: 'कोई और पहले आ गया: यह पारी भर गई है',
    ta: 'வேறொருவர் முந்தினார்: இந்தப் பணிநேரம் நிரம்பிவிட்டது',
  },
  'That is at the same time as “{0}”': {
    hi: 'यह “{0}” के समय पर ही है',
    ta: 'இது “{0}” நேரத்திலேயே வருகிறது',
  },
  'This shift is not open any more': { hi: 'यह पारी अब खुली नहीं है', ta: 'இந்தப் பணிநேரம் இனி திறந்திருக்கவில்லை' },
  'This shift has begun already': {
    hi: 'यह पारी शुरू हो चुकी है',
    ta: 'இந்தப் பணிநேரம் தொடங்கிவிட்டது',
  },
  'This shift is for people from {0} years on': {
    hi: 'यह पारी {0} साल या उससे बड़े लोगों के लिए है',
    ta: 'இந்தப் பணிநேரம் {0} வயது முதல் உள்ளவர்களுக்கு',
  },
  'This shift needs “{0}”. Show it to the office first.': {
    hi: 'इस पारी के लिए “{0}” ज़रूरी है। पहले कार्यालय को दिखाएँ।',
    ta: 'இந்தப் பணிக்கு “{0}” தேவை. முதலில் அலுவலகத்தில் காட்டுங்கள்.',
  },
  'That is not your shift': { hi: 'यह आपकी पारी नहीं है', ta: 'அது உங்கள் பணிநேரம் அல்ல' },
  'You do not have this shift any more': {
    hi: 'यह पारी अब आपके पास नहीं है',
    ta: 'இந்தப் பணிநேரம் இனி உங்களிடம் இல்லை',
  },
  'This swap is settled already': {
    hi: 'यह अदला-बदली तय हो चुकी है',
    ta: 'இந்த மாற்றம் ஏற்கனவே முடிவாகிவிட்டது',
  },
  'You have that shift too: there is nothing to swap': {
    hi: 'वह पारी भी आपकी है: बदलने को कुछ नहीं',
    ta: 'அந்தப் பணிநேரமும் உங்களுடையதே: மாற்ற எதுவும் இல்லை',
  },
  'Too many codes were tried. Please wait a few minutes and try again.': {
    hi: 'बहुत सारे कोड आज़माए गए। कुछ मिनट रुककर फिर कोशिश करें।',
    ta: 'பல குறியீடுகள் முயலப்பட்டன. சில நிமிடங்கள் கழித்து மீண்டும் முயலுங்கள்.',
  },
  'That is not the code of this shift': {
    hi: 'यह इस पारी का कोड नहीं है',
    ta: 'அது இந்தப் பணிநேரத்தின் குறியீடு அல்ல',
  },
  'You can clock in from an hour before the shift until it ends': {
    hi: 'पारी से एक घंटा पहले से उसके अंत तक आना दर्ज कर सकते हैं',
    ta: 'பணிநேரத்துக்கு ஒரு மணிநேரம் முன்பிருந்து முடியும் வரை வருகையைப் பதியலாம்',
  },
  'You have not clocked in': { hi: 'आपका आना दर्ज नहीं है', ta: 'உங்கள் வருகை பதியப்படவில்லை' },
  'Hours are reported within 90 days. The office can still write them down.': {
    hi: 'घंटे 90 दिनों के भीतर बताएँ। उसके बाद कार्यालय लिख सकता है।',
    ta: '90 நாட்களுக்குள் நேரத்தைச் சொல்லுங்கள். அதன்பின் அலுவலகம் எழுதலாம்.',
  },
  'A day has 16 hours at most': {
    hi: 'एक दिन में ज़्यादा से ज़्यादा 16 घंटे',
    ta: 'ஒரு நாளில் அதிகபட்சம் 16 மணிநேரம்',
  },
  'Somebody else approves your hours': {
    hi: 'आपके घंटे कोई और मंज़ूर करता है',
    ta: 'உங்கள் நேரத்தை வேறொருவர் ஏற்பார்',
  },
  'These hours are approved. Reopen them before you change them.': {
    hi: 'ये घंटे मंज़ूर हैं। बदलने से पहले फिर खोलें।',
    ta: 'இந்த நேரம் ஏற்கப்பட்டது. மாற்றும் முன் மீண்டும் திறக்கவும்.',
  },
  'There are no approved hours that no certificate tells of yet': {
    hi: 'ऐसे कोई मंज़ूर घंटे नहीं जो किसी प्रमाणपत्र में न हों',
    ta: 'சான்றிதழில் இல்லாத ஏற்கப்பட்ட நேரம் எதுவும் இல்லை',
  },
  'Say why the certificate does not hold any more': {
    hi: 'बताएँ कि प्रमाणपत्र अब मान्य क्यों नहीं',
    ta: 'சான்றிதழ் இனி ஏன் செல்லாது என்று சொல்லுங்கள்',
  },
  'This certificate does not hold any more': {
    hi: 'यह प्रमाणपत्र अब मान्य नहीं है',
    ta: 'இந்தச் சான்றிதழ் இனி செல்லாது',
  },
  'With thanks to': { hi: 'धन्यवाद सहित', ta: 'நன்றியுடன்' },
  'for {0} hours of help': { hi: 'सेवा के {0} घंटों के लिए', ta: 'உதவிய {0} மணிநேரத்துக்காக' },
  'Scan the code: the page says whether this certificate holds.': {
    hi: 'कोड स्कैन करें: पन्ना बताता है कि यह प्रमाणपत्र मान्य है या नहीं।',
    ta: 'குறியீட்டை ஸ்கேன் செய்யுங்கள்: இந்தச் சான்றிதழ் செல்லுமா என்று பக்கம் சொல்லும்.',
  },
  'Under 18 this is needed: {0}': {
    hi: '18 से कम उम्र में यह ज़रूरी है: {0}',
    ta: '18 வயதுக்குட்பட்டால் இது தேவை: {0}',
  },
  'Help us': { hi: 'हमारी मदद करें', ta: 'எங்களுக்கு உதவுங்கள்' },
  '<p>For students. You help a few hours a month, and get a certificate of every one of them. The office calls you within a week.</p><p>Are you 18 or older and not a student? <a href="/new/volunteer" rel="noopener">Use the form for adults</a>.</p>':
    {
      hi: '<p>विद्यार्थियों के लिए। आप महीने में कुछ घंटे मदद करते हैं, और हर घंटे का प्रमाणपत्र पाते हैं। कार्यालय एक सप्ताह के भीतर फ़ोन करेगा।</p><p>आप 18 साल या उससे बड़े हैं और विद्यार्थी नहीं हैं? <a href="/new/volunteer" rel="noopener">बड़ों का फ़ॉर्म भरें</a>।</p>',
      ta: '<p>மாணவர்களுக்கு. மாதம் சில மணிநேரம் உதவுவீர்கள்; ஒவ்வொரு மணிநேரத்துக்கும் சான்றிதழ் உண்டு. அலுவலகம் ஒரு வாரத்துக்குள் அழைக்கும்.</p><p>உங்களுக்கு 18 வயது நிறைந்துவிட்டதா, மாணவர் இல்லையா? <a href="/new/volunteer" rel="noopener">பெரியவர்களுக்கான படிவத்தைப் பயன்படுத்துங்கள்</a>.</p>',
    },
  '<p>For everybody from 18 years on. The office calls you within a week.</p>': {
    hi: '<p>18 साल और उससे बड़े सभी के लिए। कार्यालय एक सप्ताह के भीतर फ़ोन करेगा।</p>',
    ta: '<p>18 வயது முதல் அனைவருக்கும். அலுவலகம் ஒரு வாரத்துக்குள் அழைக்கும்.</p>',
  },
  'We have your form, and call you within a week.': {
    hi: 'आपका फ़ॉर्म हमें मिल गया है; हम एक सप्ताह के भीतर फ़ोन करेंगे।',
    ta: 'உங்கள் படிவம் கிடைத்தது; ஒரு வாரத்துக்குள் அழைப்போம்.',
  },
}
