import type { Words } from '#framework/words'

export const words: Words = {
  'User Permission': { hi: 'उपयोगकर्ता की सीमा', ta: 'பயனர் அனுமதி' },
  Allow: { hi: 'किसकी सीमा', ta: 'எதை அனுமதிக்க' },
  'The document type that is restricted': { hi: 'जिस दस्तावेज़ प्रकार पर सीमा है', ta: 'வரம்பிடப்படும் ஆவண வகை' },
  'For value': { hi: 'किस दस्तावेज़ तक', ta: 'எந்த ஆவணத்திற்கு' },
  'The document that he reaches': { hi: 'वह दस्तावेज़ जो उसे मिलता है', ta: 'அவருக்குக் கிடைக்கும் ஆவணம்' },
  'Applicable for': { hi: 'किस प्रकार पर लागू', ta: 'எந்த வகைக்குப் பொருந்தும்' },
  'Only for this type; empty for every type': {
    hi: 'केवल इस प्रकार के लिए; खाली हो तो सबके लिए',
    ta: 'இந்த வகைக்கு மட்டும்; காலியாக இருந்தால் அனைத்திற்கும்',
  },
  'Is default': { hi: 'डिफ़ॉल्ट है', ta: 'இயல்பானது' },
  'The one that forms start with': { hi: 'फ़ॉर्म इसी से शुरू होते हैं', ta: 'படிவங்கள் இதனுடன் தொடங்கும்' },
  'Hide descendants': { hi: 'नीचे वाले छिपाएँ', ta: 'கீழுள்ளவற்றை மறை' },
  'In a tree: this document alone, not what is below it': {
    hi: 'वृक्ष में: केवल यही दस्तावेज़, इसके नीचे के नहीं',
    ta: 'மர அமைப்பில்: இந்த ஆவணம் மட்டும், கீழுள்ளவை அல்ல',
  },
  DocShare: { hi: 'साझा दस्तावेज़', ta: 'பகிரப்பட்ட ஆவணம்' },
  'Empty when it is shared with everyone': { hi: 'सबके साथ साझा हो तो खाली', ta: 'அனைவருடனும் பகிர்ந்தால் காலி' },
  Everyone: { hi: 'सबके साथ', ta: 'அனைவரும்' },
  'Everyone who is signed in': { hi: 'हर साइन इन किया हुआ व्यक्ति', ta: 'உள்நுழைந்த அனைவரும்' },
  'Share doctype': { hi: 'साझा दस्तावेज़ का प्रकार', ta: 'பகிரும் ஆவண வகை' },
  'Share name': { hi: 'साझा दस्तावेज़', ta: 'பகிரும் ஆவணம்' },
  'May share it with others': { hi: 'दूसरों के साथ साझा कर सकता है', ta: 'மற்றவர்களுடன் பகிரலாம்' },
  'Shared by': { hi: 'किसने साझा किया', ta: 'பகிர்ந்தவர்' },
  'Custom DocPerm': { hi: 'अपनी अनुमति-सूची', ta: 'தனி அனுமதி விதி' },
  Level: { hi: 'स्तर', ta: 'நிலை' },
  'Only own documents': { hi: 'केवल अपने दस्तावेज़', ta: 'தன் ஆவணங்கள் மட்டும்' },
  Rights: { hi: 'अधिकार', ta: 'உரிமைகள்' },
  'System Settings': { hi: 'सिस्टम सेटिंग', ta: 'கணினி அமைப்புகள்' },
  Permissions: { hi: 'अनुमतियाँ', ta: 'அனுமதிகள்' },
  'Apply strict user permissions': { hi: 'सीमाएँ सख़्ती से लागू करें', ta: 'பயனர் அனுமதிகளைக் கண்டிப்பாகப் பின்பற்று' },
  'A document whose restricted link is empty is out of reach too': {
    hi: 'जिस दस्तावेज़ का सीमित लिंक खाली है, वह भी नहीं दिखता',
    ta: 'வரம்பிடப்பட்ட இணைப்பு காலியாக உள்ள ஆவணமும் கிடைக்காது',
  },
  'Could not find a document type called {0}': {
    hi: '{0} नाम का कोई दस्तावेज़ प्रकार नहीं मिला',
    ta: '{0} என்ற ஆவண வகை கிடைக்கவில்லை',
  },
  'User {0} not found': { hi: 'उपयोगकर्ता {0} नहीं मिला', ta: '{0} என்ற பயனர் கிடைக்கவில்லை' },
  'A user may have at most {0} User Permissions': {
    hi: 'एक उपयोगकर्ता की ज़्यादा से ज़्यादा {0} सीमाएँ हो सकती हैं',
    ta: 'ஒரு பயனருக்கு அதிகபட்சம் {0} பயனர் அனுமதிகள் இருக்கலாம்',
  },
  'The user starts with {0} already: only one {1} can be the default': {
    hi: 'उपयोगकर्ता पहले से {0} से शुरू करता है: केवल एक {1} डिफ़ॉल्ट हो सकता है',
    ta: 'பயனர் ஏற்கெனவே {0} உடன் தொடங்குகிறார்: ஒரே ஒரு {1} மட்டுமே இயல்பானதாக இருக்கலாம்',
  },
  'A document is shared either with a user or with everyone': {
    hi: 'दस्तावेज़ या तो एक उपयोगकर्ता के साथ साझा होता है या सबके साथ',
    ta: 'ஆவணம் ஒரு பயனருடன் அல்லது அனைவருடனும் பகிரப்படும்',
  },
  '{0} is guarded: it can be shared with single users, and not with everyone': {
    hi: '{0} सुरक्षित है: इसे एक-एक उपयोगकर्ता के साथ साझा कर सकते हैं, सबके साथ नहीं',
    ta: '{0} பாதுகாக்கப்பட்டது: தனிப் பயனர்களுடன் மட்டுமே பகிரலாம், அனைவருடனும் அல்ல',
  },
  '{0} may do everything: nothing is given to it or taken from it': {
    hi: '{0} सब कुछ कर सकता है: उसे न कुछ दिया जाता है, न लिया जाता है',
    ta: '{0} எல்லாம் செய்யலாம்: அதற்குக் கொடுக்கவோ எடுக்கவோ எதுவும் இல்லை',
  },
  'The role {0} is in use: rules of {1} speak of it. Delete them first, or switch the role off.': {
    hi: 'भूमिका {0} इस्तेमाल में है: {1} के नियमों में इसका नाम है। पहले उन्हें हटाइए, या भूमिका बंद कीजिए।',
    ta: '{0} பொறுப்பு பயன்பாட்டில் உள்ளது: {1} விதிகளில் இது வருகிறது. முதலில் அவற்றை நீக்கவும், அல்லது பொறுப்பை முடக்கவும்.',
  },
  'Guests may not {0} {1}: only a type itself can open documents to them': {
    hi: '{1}: अतिथियों को {0} का अधिकार यहाँ नहीं दिया जा सकता',
    ta: '{1}: விருந்தினர்களுக்கு {0} உரிமையை இங்கே தர முடியாது',
  },
  'Apply to all document types': { hi: 'सभी दस्तावेज़ प्रकारों पर लागू', ta: 'எல்லா ஆவண வகைகளுக்கும் பொருந்தும்' },
  'So it is where no single type is named': {
    hi: 'कोई एक प्रकार न चुना हो तो ऐसा ही है',
    ta: 'ஒரு வகையும் குறிப்பிடாவிட்டால் இப்படித்தான்',
  },
  'What links of new documents start with': {
    hi: 'नए दस्तावेज़ों के लिंक इसी से शुरू होते हैं',
    ta: 'புதிய ஆவணங்களின் இணைப்புகள் இதனுடன் தொடங்கும்',
  },
  Reading: { hi: 'पढ़ना', ta: 'படித்தல்' },
  'Days to keep the access log': { hi: 'पढ़ने का लेखा कितने दिन रखें', ta: 'அணுகல் பதிவேட்டை வைக்கும் நாட்கள்' },
  'Who read guarded documents; a guarded type may say otherwise for itself': {
    hi: 'सुरक्षित दस्तावेज़ किसने पढ़े; कोई सुरक्षित प्रकार अपने लिए अलग तय कर सकता है',
    ta: 'பாதுகாக்கப்பட்ட ஆவணங்களை யார் படித்தார்; ஒரு வகை தனக்கென வேறாகச் சொல்லலாம்',
  },
  Deletion: { hi: 'हटाना', ta: 'நீக்கம்' },
  'Days to keep what was deleted': { hi: 'हटाई गई चीज़ें कितने दिन रखें', ta: 'நீக்கியவற்றை வைக்கும் நாட்கள்' },
  'After that it is erased, with its files and comments, and cannot be restored': {
    hi: 'उसके बाद वह अपनी फ़ाइलों और टिप्पणियों सहित मिट जाती है, और लौटाई नहीं जा सकती',
    ta: 'அதன் பிறகு கோப்புகள், கருத்துகளுடன் அழிக்கப்படும்; மீட்க முடியாது',
  },
}
