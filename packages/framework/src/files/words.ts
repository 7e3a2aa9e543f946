import type { Words } from '#framework/words'

export const words: Words = {
  File: { hi: 'फ़ाइल', ta: 'கோப்பு' },
  'File name': { hi: 'फ़ाइल का नाम', ta: 'கோப்பின் பெயர்' },
  'File url': { hi: 'फ़ाइल का पता', ta: 'கோப்பு முகவரி' },
  'Is private': { hi: 'निजी है', ta: 'தனிப்பட்டது' },
  Folder: { hi: 'फ़ोल्डर', ta: 'கோப்புறை' },
  'Name of the folder it lies in': { hi: 'जिस फ़ोल्डर में है उसका नाम', ta: 'அது இருக்கும் கோப்புறையின் பெயர்' },
  'Is folder': { hi: 'फ़ोल्डर है', ta: 'கோப்புறையா' },
  'Is home folder': { hi: 'मुख्य फ़ोल्डर है', ta: 'முதன்மைக் கோப்புறையா' },
  'Is attachments folder': { hi: 'संलग्न फ़ाइलों का फ़ोल्डर है', ta: 'இணைப்புகளின் கோப்புறையா' },
  'File type': { hi: 'फ़ाइल का प्रकार', ta: 'கோப்பு வகை' },
  'As in PNG or PDF': { hi: 'जैसे PNG या PDF', ta: 'PNG அல்லது PDF போல' },
  'File size': { hi: 'फ़ाइल का आकार', ta: 'கோப்பின் அளவு' },
  Bytes: { hi: 'बाइट', ta: 'பைட்டுகள்' },
  Width: { hi: 'चौड़ाई', ta: 'அகலம்' },
  'Pixels, of a picture': { hi: 'तस्वीर के पिक्सेल', ta: 'படத்தின் பிக்சல்கள்' },
  Height: { hi: 'ऊँचाई', ta: 'உயரம்' },
  Placeholder: { hi: 'तब तक की तस्वीर', ta: 'தற்காலிகப் படம்' },
  'The picture in a few pixels, as a data address: shown until it has come': {
    hi: 'कुछ पिक्सेल की तस्वीर: असली के आने तक दिखती है',
    ta: 'சில பிக்சல்களில் படம்: உண்மையானது வரும்வரை காட்டப்படும்',
  },
  'Content hash': { hi: 'सामग्री का हैश', ta: 'உள்ளடக்க ஹாஷ்' },
  'SHA-256 of the stored bytes': { hi: 'सहेजी गई बाइट का SHA-256', ta: 'சேமித்த பைட்டுகளின் SHA-256' },
  'Attached to doctype': { hi: 'किस प्रकार से जुड़ी', ta: 'இணைந்த ஆவண வகை' },
  'Attached to name': { hi: 'किस दस्तावेज़ से जुड़ी', ta: 'இணைந்த ஆவணம்' },
  'Attached to field': { hi: 'किस फ़ील्ड से जुड़ी', ta: 'இணைந்த புலம்' },
  '{0} is empty': { hi: '{0} खाली है', ta: '{0} காலியாக உள்ளது' },
  '{0} is {1}, which cannot be uploaded. These can: {2}.': {
    hi: '{0} ({1}) अपलोड नहीं की जा सकती। ये की जा सकती हैं: {2}।',
    ta: '{0} ({1}) ஐப் பதிவேற்ற முடியாது. இவற்றைப் பதிவேற்றலாம்: {2}.',
  },
  'PNG, JPEG, WebP, GIF and AVIF pictures, MP4 and MOV videos, PDF, Word, Excel, OpenDocument, text and CSV files':
    {
      hi: 'PNG, JPEG, WebP, GIF और AVIF तस्वीरें, MP4 और MOV वीडियो, PDF, Word, Excel, OpenDocument, टेक्स्ट और CSV फ़ाइलें',
      ta: 'PNG, JPEG, WebP, GIF, AVIF படங்கள், MP4, MOV காணொளிகள், PDF, Word, Excel, OpenDocument, உரை, CSV கோப்புகள்',
    },
  '{0} is not what its name says: it is a {1}': {
    hi: '{0} वह नहीं है जो उसका नाम कहता है: यह {1} है',
    ta: '{0} அதன் பெயர் சொல்வது போல இல்லை: இது {1}',
  },
  '{0} is damaged: the picture in it cannot be read': {
    hi: '{0} खराब है: उसकी तस्वीर पढ़ी नहीं जा सकती',
    ta: '{0} சேதமடைந்துள்ளது: அதிலுள்ள படத்தைப் படிக்க முடியவில்லை',
  },
  '{0} is too large a picture: at most {1} megapixels can be uploaded': {
    hi: '{0} बहुत बड़ी तस्वीर है: ज़्यादा से ज़्यादा {1} मेगापिक्सेल अपलोड हो सकते हैं',
    ta: '{0} மிகப் பெரிய படம்: அதிகபட்சம் {1} மெகாபிக்சல் பதிவேற்றலாம்',
  },
  '{0} is too large: this form takes files of up to {1} MB': {
    hi: '{0} बहुत बड़ी है: यह फ़ॉर्म {1} MB तक की फ़ाइलें लेता है',
    ta: '{0} மிகப் பெரியது: இந்தப் படிவம் {1} MB வரையிலான கோப்புகளை ஏற்கும்',
  },
  'The content is not valid base64': { hi: 'सामग्री सही base64 नहीं है', ta: 'உள்ளடக்கம் சரியான base64 அல்ல' },
  'Error: Value missing for File: Content': { hi: 'फ़ाइल: सामग्री ज़रूरी है', ta: 'கோப்பு: உள்ளடக்கம் தேவை' },
  'A file is made by uploading its content': {
    hi: 'फ़ाइल उसकी सामग्री अपलोड करने से बनती है',
    ta: 'உள்ளடக்கத்தைப் பதிவேற்றினால் கோப்பு உருவாகும்',
  },
  'At most {0} files can hang at one {1}': {
    hi: 'एक {1} से ज़्यादा से ज़्यादा {0} फ़ाइलें जुड़ सकती हैं',
    ta: 'ஒரு {1} உடன் அதிகபட்சம் {0} கோப்புகள் இணைக்கலாம்',
  },
  'There is no folder {0}': { hi: '{0} नाम का कोई फ़ोल्डर नहीं है', ta: '{0} என்ற கோப்புறை இல்லை' },
  '{0} cannot go: there is something in it': {
    hi: '{0} हटाया नहीं जा सकता: उसमें कुछ है',
    ta: '{0} ஐ நீக்க முடியாது: அதில் ஏதோ உள்ளது',
  },
  '{0} stays as it is': { hi: '{0} जैसा है वैसा ही रहता है', ta: '{0} அப்படியே இருக்கும்' },
  'Too many uploads are unfinished. Finish one of them, or try again tomorrow.': {
    hi: 'बहुत से अपलोड अधूरे हैं। उनमें से एक पूरा करें, या कल फिर कोशिश करें।',
    ta: 'பல பதிவேற்றங்கள் முடியவில்லை. ஒன்றை முடிக்கவும், அல்லது நாளை மீண்டும் முயலவும்.',
  },
  'An upload says at its beginning how many bytes it has': {
    hi: 'अपलोड शुरू में ही बताता है कि उसमें कितनी बाइट हैं',
    ta: 'பதிவேற்றம் தொடக்கத்திலேயே எத்தனை பைட்டுகள் எனச் சொல்ல வேண்டும்',
  },
  'Error: Value missing for File: File name': {
    hi: 'फ़ाइल: फ़ाइल का नाम ज़रूरी है',
    ta: 'கோப்பு: கோப்பின் பெயர் தேவை',
  },
  'This upload has not arrived whole yet': {
    hi: 'यह अपलोड अभी पूरा नहीं आया है',
    ta: 'இந்தப் பதிவேற்றம் இன்னும் முழுதாக வரவில்லை',
  },
  'This file does not exist': { hi: 'यह फ़ाइल मौजूद नहीं है', ta: 'இந்தக் கோப்பு இல்லை' },
  'File Size Exceeded.!': { hi: 'फ़ाइल बहुत बड़ी है!', ta: 'கோப்பின் அளவு அதிகம்!' },
  'Please Upload Files Below Size Of 10.0 MB...!': {
    hi: 'कृपया 10.0 MB से छोटी फ़ाइलें अपलोड करें!',
    ta: '10.0 MB க்குக் குறைவான கோப்புகளைப் பதிவேற்றவும்!',
  },
}
