import type { deskStock as source } from '../en/desk-stock.ts'
import type { Translation } from '../message.ts'

export const deskStock: Translation<typeof source> = {
  'desk.stock': 'स्टॉक',
  'desk.stock_help': 'गिनी हुई मात्रा डालें। यह मौजूदा मात्रा की जगह ले लेगी।',
  'desk.stock_promised': '{reserved} आरक्षित · {available} उपलब्ध',
  'desk.stock_count_of': '{branch} में {variant} की मौजूदा मात्रा',
  'desk.stock_save': 'स्टॉक सेव करें',
  'desk.stock_saved': 'स्टॉक सेव हो गया',
  'desk.stock_new': 'पहले उत्पाद सेव करें, फिर उसका स्टॉक डालें।',
  'desk.stock_new_offer': 'पहले ऑफ़र सेव करें, फिर उसका स्टॉक डालें।',
  'desk.stock_no_branch': 'आपकी कोई भी शाखा यह उत्पाद नहीं बेचती। स्टॉक शाखा के अनुसार गिना जाता है।',
  'desk.stock_untracked': 'इस उत्पाद का स्टॉक ट्रैक नहीं होता, इसलिए यह हमेशा स्टॉक में रहता है।',
  'desk.stock_bad': 'पूर्ण संख्या डालें, 0 या उससे ज़्यादा',
}
