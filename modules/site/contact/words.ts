import type { Words } from '#framework/words'

export const words: Words = {
  'Letters to answer': { hi: 'जवाब देने वाले पत्र', ta: 'பதிலளிக்க வேண்டிய கடிதங்கள்' },
  'Contact Message': { hi: 'संपर्क संदेश', ta: 'தொடர்புச் செய்தி' },
  'E-mail with the answer': { hi: 'जवाब का ई-मेल', ta: 'பதில் மின்னஞ்சல்' },
  'not sent': { hi: 'नहीं भेजा गया', ta: 'அனுப்பப்படவில்லை' },
  'Not sent: no mail server is set up': {
    hi: 'नहीं भेजा गया: कोई मेल सर्वर सेट नहीं है',
    ta: 'அனுப்பப்படவில்லை: மின்னஞ்சல் சேவையகம் அமைக்கப்படவில்லை',
  },
  'could not be sent': { hi: 'भेजा नहीं जा सका', ta: 'அனுப்ப முடியவில்லை' },
  'Why it could not be sent': { hi: 'क्यों नहीं भेजा जा सका', ta: 'ஏன் அனுப்ப முடியவில்லை' },
  'The e-mail with the answer could not be sent. Check the address, then send it again.': {
    hi: 'जवाब का ई-मेल भेजा नहीं जा सका। पता जाँचिए, फिर दोबारा भेजिए।',
    ta: 'பதில் மின்னஞ்சலை அனுப்ப முடியவில்லை. முகவரியைச் சரிபார்த்து, மீண்டும் அனுப்பவும்.',
  },
  'The e-mail with the answer is on its way or was sent': {
    hi: 'जवाब का ई-मेल जा रहा है या जा चुका है',
    ta: 'பதில் மின்னஞ்சல் போய்க்கொண்டிருக்கிறது அல்லது அனுப்பப்பட்டுவிட்டது',
  },
  answered: { hi: 'जवाब दिया गया', ta: 'பதிலளிக்கப்பட்டது' },
  closed: { hi: 'बंद', ta: 'மூடப்பட்டது' },
  Answer: { hi: 'जवाब', ta: 'பதில்' },
  'Goes to the sender by e-mail when the letter is marked as answered': {
    hi: '"जवाब हो गया" दबाने पर भेजने वाले को ई-मेल से जाता है',
    ta: 'பதிலளிக்கப்பட்டதாகக் குறித்ததும் அனுப்புநருக்கு மின்னஞ்சலில் செல்லும்',
  },
  'Mark as answered': { hi: 'जवाब हो गया', ta: 'பதிலளித்தாயிற்று' },
  Close: { hi: 'बंद करें', ta: 'மூடு' },
  Reopen: { hi: 'फिर खोलें', ta: 'மீண்டும் திற' },
  'Write the answer before you mark the letter as answered': {
    hi: '"जवाब हो गया" दबाने से पहले जवाब लिखिए',
    ta: 'பதிலளிக்கப்பட்டதாகக் குறிக்கும் முன் பதிலை எழுதவும்',
  },
}
