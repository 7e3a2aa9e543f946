import type { Words } from '#framework/words'

export const words: Words = {
  Translation: { hi: 'अनुवाद', ta: 'மொழிபெயர்ப்பு' },
  'Source text': { hi: 'मूल पाठ', ta: 'மூல உரை' },
  'As it was written; formatted text as a whole, with its tags': {
    hi: 'जैसा लिखा गया था; सजा हुआ पाठ पूरा का पूरा, अपने टैग के साथ',
    ta: 'எழுதியபடியே; வடிவமைத்த உரை முழுவதுமாக, அதன் குறிகளுடன்',
  },
  'Translated text': { hi: 'अनुवादित पाठ', ta: 'மொழிபெயர்த்த உரை' },
}
