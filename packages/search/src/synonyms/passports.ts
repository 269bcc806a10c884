import type { Synonyms } from './Synonyms.ts';

/** Product passports, credentials and owners. */
export const passportsWords: Synonyms = {
  'add event passport':
    'checkup, cleaned, condition report, fix product, garage, log book, maintenance, mileage, overhaul, part changed, part replaced, product diary, refurbished, repaired, replaced part, replacement part, restoration bag, restored, service book, service entry, service log, service visit, spare part, workshop',
  batch: 'lot, manufacturing date, production batch, production lot, production run',
  'batch number': 'lot number',
  'change one digit':
    'altered data, data changed, edited data, falsified, falsify, forged data, hacked data, manipulate, someone changed, tampered data',
  'change passport published': 'correct published, edit published, product sheet, typo',
  'change published': 'correct a passport, edit after publishing, immutability, immutable',
  claim: 'ownership certificate, transfer of title',
  'claim code':
    'activation code, card box, code box, code card, code packaging, hidden code, inside box, scratch card, scratch code, scratch off, scratch panel, secret code',
  'claim passport':
    'activate product, activate warranty, add account, attach account, become owner, mine, my bag, owner bag, owner registration, ownership registration, possession, product registration, proof of purchase, proof ownership, prove ownership of a product, register bag, register ownership, register product, register purchase, register watch, take ownership, title deed, unboxing, warranty card, warranty registration',
  'code on the product':
    'chip product, code box, hangtag, label, nfc chip, nfc tag, packaging, printed code, product barcode, product label, product tag, rfid tag, sewn in, sticker, tag clothing',
  'create publish passport': 'draft passport',
  'credential proof':
    'digital signature, document signature, electronic signature, notary, seal, sign document, signed certificate, signed data, signed file, stamp approval',
  'customer need wallet read passport':
    'app read, install app, no app, shopper app, without account, without app',
  "customer's data public": 'business secret, hide supplier, read data, secret supplier, trade secret',
  'data integrity proof':
    'cryptographic proof, cryptosuite, digital signature, document signature, eddsa, ld proof, p 256, sealed',
  'did key': 'decentralized identifier',
  'digital product passport':
    'article data, brand story, certificate, coa, comes from, counterfeit protection, country origin, credential, data sheet, deed, digital identity, digital label, digital twin, dpp, environmental data, espr, farm table, green claims, item master, made in, origin goods, ownership certificate, paperwork, product card, product file, product history, product identity, product information, product origin, product page, product record, product sheet, product story, production data, provenance, raw materials, recycled content, sourcing, supply chain, sustainability data, sustainable, trace, traceability, track and trace, track products, warranty',
  'eu regulation':
    'battery passport, compliance, compliant, delegated act, directive, ecodesign, legislation, regulatory, textile',
  'eu regulations':
    'authority, battery law, brussels, clothing law, compliance officer, customs, directive eu, european law, european union, law, legal requirement, mandatory, obligation, regulator, required law, textiles, union law',
  'give away': 'new owner, next owner',
  'gs1 digital link': 'resolver, unique identifier, unique product identifier, upi',
  gtin: 'article id, article number, barcode number, catalog number, ean, ean code, ean number, gs1, item number, part number, product barcode, product code, product id, product identifier, product number, sku, unique identifier, unique product identifier, upc, upc code',
  'import products': 'excel, import erp, mass upload, upload products, upload spreadsheet',
  issuer:
    'brand, brand owner, certifier, decentralized identifier, economic operator, maker, manufacturer, producer, responsible person, supplier, vendor identity',
  'issuer untrusted': 'unknown issuer',
  item: 'individual product, serial, serial number, serialised, serialized, unit',
  jcs: 'canonical json, canonicalization, canonicalize, rfc 8785',
  'life cycle': 'lifecycle',
  'life cycle passport': 'product lifecycle',
  lost: 'stolen goods',
  model:
    'master data, pim, product family, product line, product master data, product type, sku, style number, variant',
  'model batch item':
    'article, batch level, copies, individual item, kind product, levels product, numbered, one kind, piece, product class, product hierarchy, product level, production lot, size color, sku, unit level, variants',
  passport: 'nfc, qr, warranty',
  'passport event':
    'epcis, inspection, lifecycle event, maintenance history, maintenance log, maintenance record, product event, product history, recall, repair history, repair log, repair record, repairs, service history, service record, servicing',
  'passports luxury':
    'bag real, fakes, handbag, jewellery, jewelry, luxury brand, real thing, sneakers, textile, watches',
  'print qr code': 'print label',
  'product passport':
    'bill of materials, carbon footprint, care instructions, circular economy, circularity, co2, ingredients, material composition, materials, recyclability, supply chain data, sustainability',
  proof: 'attestation, checksum, hash',
  'proof invalid': 'altered, corrupted, manipulated, modified data, tampered, tampering',
  provenance: 'certificate of origin, chain of custody, origin, product history, provenance tracking',
  'public not':
    'access rights, confidential, data visibility, private attribute, private data, private field, public data, publicly visible, restricted data, restricted field, selective disclosure, visibility',
  'publish passport': 'go public, make public, make visible, publish product, put online',
  'qr code':
    'barcode, camera, chip, clothing label, data carrier, data matrix, nfc, nfc tag, qr, rfid, scan, scanner, smart tag, tag, tap',
  resale:
    'auction, change owner, consignment, handover, new owner, next owner, ownership transfer, preloved, preowned, previous owner, recommerce, stolen goods, title transfer, transfer of title, transfer ownership, used goods, vintage',
  retire:
    'archive, deactivate, decommission, destroyed, disposal, dispose, end of life, recall, recycle, scrap, withdrawn',
  'retire passport':
    'cancel passport, delete passport, destroyed product, end product, invalidate passport, lost product, pull product, recalled, recycled product, stop product, take market, void passport, withdraw product',
  'status list':
    'blacklist, blocklist, canceled certificates, cancelled certificates, credential revocation, credential status, crl, invalid passports, list invalid, list revoked, ocsp, revocation, revocation list, revoke credential, revoked certificates, statuslist2021, still valid, suspension, withdrawn certificates',
  transfer: 'change owner, ownership transfer, title transfer, transfer ownership',
  'trusted issuer':
    'accepted issuers, allowed brands, allowed manufacturers, approved brands, approved manufacturer, approved supplier, believe, issuer key, issuer registry, known brands, list manufacturers, list trusted, root of trust, trust anchor, trust list, trust registry, trusted brands, trustworthy, whose signature',
  'verifiable credential':
    'attestation, decentralized identity, digital credential, json ld, self sovereign, signed document, ssi, vc, vc data model, verifiable presentation, w3c credential, w3c vc',
  'verify passport':
    'anti counterfeiting, authentic, authenticate bag, authenticate product, authenticity check, bag real, brand protection, certificate of authenticity, check product, counterfeit, counterfeit protection, credential validation, credential verification, detect fakes, fake, fake goods, fake product, forged, forgery, genuine, genuineness, imitation, knockoff, legit, original, product authentication, product authenticity, product check, proof of authenticity, real fake, real product, real thing, replica, spot fake, tamper, verify credential',
  'verify passport without calling':
    'airplane mode, check myself, check offline, check without, no connection, no internet, offline check, offline genuine, offline verification, verify ourselves, without internet',
};
