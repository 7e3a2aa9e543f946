import type { Words } from './words.ts'

/** What is said of requests: mostly to those who write programs. */
export const requestSentences: Words = {
  'Field not permitted in query: {0}': {
    hi: 'इस खोज में यह फ़ील्ड नहीं ली जा सकती: {0}',
    ta: 'இந்தத் தேடலில் இந்தப் புலத்திற்கு அனுமதி இல்லை: {0}',
  },
  'Function not permitted in query: {0}': {
    hi: 'इस खोज में यह फ़ंक्शन नहीं लिया जा सकता: {0}',
    ta: 'இந்தத் தேடலில் இந்தச் சார்புக்கு அனுமதி இல்லை: {0}',
  },
  '{0} needs a field of dates': {
    hi: '{0} को तारीख़ वाली फ़ील्ड चाहिए',
    ta: '{0} க்கு தேதிப் புலம் தேவை',
  },
  '{0} needs a number field': { hi: '{0} को संख्या वाली फ़ील्ड चाहिए', ta: '{0} க்கு எண் புலம் தேவை' },
  'Field must be in group_by or in an aggregate: {0}': {
    hi: 'यह फ़ील्ड group_by या किसी योग में होनी चाहिए: {0}',
    ta: 'இந்தப் புலம் group_by அல்லது தொகுப்பில் இருக்க வேண்டும்: {0}',
  },
  'With distinct or group_by, order_by takes only what is listed: {0}': {
    hi: 'distinct या group_by के साथ order_by में वही आ सकता है जो सूची में है: {0}',
    ta: 'distinct அல்லது group_by உடன் order_by இல் பட்டியலில் உள்ளவை மட்டுமே வரலாம்: {0}',
  },
  'Of a guarded type, distinct groups must show what they are grouped by': {
    hi: 'सुरक्षित प्रकार के समूहों में वह फ़ील्ड दिखनी चाहिए जिससे समूह बने हैं',
    ta: 'பாதுகாக்கப்பட்ட வகையில், எதனால் குழுவாக்கப்பட்டதோ அது காட்டப்பட வேண்டும்',
  },
  '{0} takes only names, commas, dots, brackets, asc and desc': {
    hi: '{0} में केवल नाम, कॉमा, बिंदु, कोष्ठक, asc और desc हो सकते हैं',
    ta: '{0} இல் பெயர்கள், காற்புள்ளி, புள்ளி, அடைப்புக்குறி, asc, desc மட்டுமே இருக்கலாம்',
  },
  'Operator must be one of {0}, not {1}': {
    hi: 'ऑपरेटर इनमें से एक होना चाहिए: {0}; {1} नहीं',
    ta: 'செயற்குறி இவற்றில் ஒன்றாக இருக்க வேண்டும்: {0}; {1} அல்ல',
  },
  '{0} must be {1}': { hi: '{0} का सही रूप: {1}', ta: '{0} இன் சரியான வடிவம்: {1}' },
  'Filter on {0} needs {1}': { hi: '{0} के फ़िल्टर में यह चाहिए: {1}', ta: '{0} வடிகட்டிக்கு இது தேவை: {1}' },
  '{0} does not lead to a tree: descendants and ancestors need one': {
    hi: '{0} किसी वृक्ष तक नहीं जाता, और यह फ़िल्टर वृक्ष में ही चलता है',
    ta: '{0} மர அமைப்புக்குச் செல்லவில்லை; இந்த வடிகட்டிக்கு அது தேவை',
  },
  'The body has more than {0} fields': {
    hi: 'अनुरोध में {0} से ज़्यादा फ़ील्ड हैं',
    ta: 'கோரிக்கையில் {0}-க்கும் மேற்பட்ட புலங்கள் உள்ளன',
  },
  'At most {0} {1} in one query': { hi: 'एक खोज में ज़्यादा से ज़्यादा {0} {1}', ta: 'ஒரு தேடலில் அதிகபட்சம் {0} {1}' },
  'A value in this query is out of range': {
    hi: 'इस खोज का कोई मान सीमा से बाहर है',
    ta: 'இந்தத் தேடலில் ஒரு மதிப்பு எல்லைக்கு வெளியே உள்ளது',
  },
  'The service is away for a moment. Please try again.': {
    hi: 'सेवा अभी थोड़ी देर के लिए उपलब्ध नहीं है। कृपया फिर कोशिश करें।',
    ta: 'சேவை சிறிது நேரம் இல்லை. மீண்டும் முயற்சி செய்யவும்.',
  },
  'Something went wrong on our side. Nothing was saved.': {
    hi: 'हमारी ओर से कुछ गड़बड़ हुई। कुछ भी सहेजा नहीं गया।',
    ta: 'எங்கள் பக்கம் ஏதோ தவறு நேர்ந்தது. எதுவும் சேமிக்கப்படவில்லை.',
  },
  'The request holds a character that cannot be stored': {
    hi: 'इसमें ऐसा अक्षर है जो सहेजा नहीं जा सकता',
    ta: 'சேமிக்க முடியாத எழுத்து ஒன்று இதில் உள்ளது',
  },
  'Failed to get method for command {0}': {
    hi: '{0} नाम का कोई काम नहीं मिला',
    ta: '{0} என்ற செயல் கிடைக்கவில்லை',
  },
  'There is nothing at {0} {1}': { hi: '{0} {1} पर कुछ नहीं है', ta: '{0} {1} இல் எதுவும் இல்லை' },
  'The parts of the form could not be read': {
    hi: 'फ़ॉर्म के हिस्से पढ़े नहीं जा सके',
    ta: 'படிவத்தின் பகுதிகளைப் படிக்க முடியவில்லை',
  },
  'Not permitted: send this call as a POST': {
    hi: 'अनुमति नहीं है: इसे POST से भेजें',
    ta: 'அனுமதி இல்லை: இதை POST ஆக அனுப்பவும்',
  },
  'Request body is too large': { hi: 'भेजी गई सामग्री बहुत बड़ी है', ta: 'அனுப்பியது மிகப் பெரியது' },
  '{0} is nested more than {1} levels deep': {
    hi: '{0} में {1} से ज़्यादा परतें हैं',
    ta: '{0} இல் {1} அடுக்குகளுக்கு மேல் உள்ளன',
  },
  '{0} is not valid JSON: {1}': { hi: '{0} सही JSON नहीं है: {1}', ta: '{0} சரியான JSON அல்ல: {1}' },
  "Argument '{0}' should be of type '{1}'": {
    hi: "'{0}' का प्रकार '{1}' होना चाहिए",
    ta: "'{0}' இன் வகை '{1}' ஆக இருக்க வேண்டும்",
  },
  'Only {0} of {1} are taken in one call': {
    hi: 'एक बार में {1} के केवल {0} लिए जाते हैं',
    ta: 'ஒரே நேரத்தில் {1} இல் {0} மட்டுமே எடுக்கப்படும்',
  },
  'Cannot edit standard fields': { hi: 'मूल फ़ील्ड बदली नहीं जा सकतीं', ta: 'அடிப்படைப் புலங்களை மாற்ற முடியாது' },
  'Parenttype, Parent and Parentfield are required to insert a child record': {
    hi: 'पंक्ति जोड़ने के लिए parenttype, parent और parentfield ज़रूरी हैं',
    ta: 'வரிசையைச் சேர்க்க parenttype, parent, parentfield தேவை',
  },
  'The body is not text in UTF-8': { hi: 'भेजी गई सामग्री UTF-8 पाठ नहीं है', ta: 'அனுப்பியது UTF-8 உரை அல்ல' },
  'An idempotency key has 16 to 140 letters, digits, dashes and underscores': {
    hi: 'दोहराव रोकने की कुंजी में 16 से 140 अक्षर, अंक, डैश और अंडरस्कोर होते हैं',
    ta: 'மறுபடி வராமல் காக்கும் சாவியில் 16 முதல் 140 எழுத்துகள், எண்கள், கோடுகள் இருக்கும்',
  },
}
