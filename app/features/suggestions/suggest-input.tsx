import { useNavigate } from "@remix-run/react";
import { useCombobox } from "downshift";
import { type InputHTMLAttributes, Suspense, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { usePageChange } from "~/browser/use-page-change";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { addSearch, readSearchHistory, removeSearch } from "~/stores/search-history";
import { latePart } from "~/ui/late-part";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { recentOptions, type SuggestionOption, suggestionOptions } from "./options";
import { SuggestionItem } from "./suggestion-item";
import styles from "./suggestions.module.css";
import { useSuggestions } from "./use-suggestions";
import { recognitionOf } from "./voice/speech";

const { Part: VoiceButton } = latePart(() => import("./voice/voice-button").then((module) => module.VoiceButton));

/** The state of the plain input when this one replaced it: keeps the typed text and the caret. */
export interface InputState {
  value: string;
  focused: boolean;
  selection: [number, number];
  /** The search was already submitted, so suggestions would only cover the results. */
  sent?: boolean;
}

/** The page that contains the box. */
export interface SearchBoxPage {
  /** The page's search term. */
  term: string;
  /** Its address, to detect navigation. */
  place: string;
  /** Whether the visitor is typing something that must not be lost. */
  isTyping: () => boolean;
  /** Called when the typed text has led to another page. */
  done: () => void;
}

export interface SuggestInputProps {
  /** Attributes of the plain input, including `id` and `name`. */
  attributes: InputHTMLAttributes<HTMLInputElement> & { id: string };
  /** Called once, when this input mounts. */
  takeState: () => InputState;
  page: SearchBoxPage;
  recentLimit: number;
  adult: boolean;
}

const isTerm = ({ kind }: SuggestionOption) => kind === "term" || kind === "recent" || kind === "hidden";

function clearSearches(): void {
  for (const term of readSearchHistory()) removeSearch(term);
}

/** The search box as a combobox (WAI-ARIA) with recent searches, terms, categories, brands and products. */
export function SuggestInput({ attributes, takeState, page, recentLimit, adult }: SuggestInputProps) {
  const [from] = useState(takeState);
  const [plain] = useState(() => document.getElementById(attributes.id));
  const intl = useIntl();
  const paths = usePaths();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [history, setHistory] = useState(readSearchHistory);
  const [typed, setTyped] = useState(from.value);
  const [canListen] = useState(() => recognitionOf(window) !== undefined);
  const [isOpen, setIsOpen] = useState(from.focused && !from.sent);
  const answer = useSuggestions(typed, adult, useFlag("Marketplace"));
  const found = answer?.suggestions;
  const listed = useRootData()?.categories;
  const items = useMemo(() => {
    if (!typed.trim())
      return recentOptions(paths, history, recentLimit, intl.formatMessage({ id: "suggestions.clear" }));
    const hidden = { text: intl.formatMessage({ id: "adult.hidden.some" }), term: typed.trim() };
    const mains = (listed ?? []).map(({ slug }) => slug);
    return found ? suggestionOptions(paths, found, { adult, mains, hidden }) : [];
  }, [typed, found, history, paths, recentLimit, intl, adult, listed]);

  const { highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, setInputValue } =
    useCombobox<SuggestionOption>({
      items,
      inputId: attributes.id,
      initialInputValue: from.value,
      isOpen,
      selectedItem: null,
      itemToString: (item) => (item && item.kind !== "clear" ? (item.kind === "hidden" ? typed : item.text) : ""),
      stateReducer(state, { type, changes }) {
        // Leaving the box does not choose the highlighted line.
        if (type === useCombobox.stateChangeTypes.InputBlur) {
          return { ...changes, selectedItem: null, inputValue: state.inputValue };
        }
        // A category, brand or product is not a term: the box shows the page's term until the next page is loaded.
        const leadsAway = changes.selectedItem && !isTerm(changes.selectedItem);
        return leadsAway ? { ...changes, inputValue: page.term } : changes;
      },
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onIsOpenChange({ isOpen: opened }) {
        setIsOpen(opened);
        if (opened) setHistory(readSearchHistory());
      },
      onStateChange({ selectedItem }) {
        if (selectedItem) choose(selectedItem);
      },
    });

  function choose({ kind, text, href }: SuggestionOption): void {
    if (kind === "clear") {
      clearSearches();
      setHistory([]);
      return;
    }
    page.done();
    if (kind === "term") addSearch(text);
    navigate(href);
  }

  function search(text: string): void {
    setIsOpen(false);
    setInputValue(text);
    page.done();
    addSearch(text);
    navigate(paths.search({ q: text }));
  }

  usePageChange(page.place, () => {
    if (page.isTyping()) return;
    closeMenu();
    setInputValue(page.term);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this input takes the plain one's place
  useLayoutEffect(() => {
    // The visitor may have typed in the plain input up to this moment.
    const late = plain instanceof HTMLInputElement && plain.value !== from.value ? plain.value : undefined;
    if (late !== undefined) setInputValue(late);
    if (!from.focused) return;
    input.current?.focus();
    if (late === undefined) input.current?.setSelectionRange(...from.selection);
  }, []);

  const open = isOpen && items.length > 0;
  // While the service is slow the lines belong to an earlier, shorter text, so their number is not announced.
  const counted = open && (!typed.trim() || answer?.current);
  return (
    <>
      <input
        {...getInputProps({
          ...attributes,
          defaultValue: undefined,
          ref: input,
          // Not announced as expanded without options; its name is that of its label.
          "aria-expanded": open,
          "aria-labelledby": undefined,
          onKeyDown(event) {
            if (event.key !== "Enter" || highlightedIndex >= 0) return;
            // Enter without a highlighted line submits the form, which downshift would prevent while its list is open.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            closeMenu();
          },
        })}
      />
      {canListen && (
        <Suspense fallback={null}>
          <VoiceButton
            onHear={(text) => {
              setIsOpen(false);
              setInputValue(text);
            }}
            onSearch={search}
          />
        </Suspense>
      )}
      <VisuallyHidden>
        <span role="status">{counted && intl.formatMessage({ id: "suggestions.count" }, { count: items.length })}</span>
      </VisuallyHidden>
      <ul
        {...getMenuProps({ "aria-label": intl.formatMessage({ id: "suggestions.label" }) })}
        className={styles.list}
        hidden={!open}
      >
        {open &&
          items.map((item, index) => (
            <SuggestionItem
              key={`${item.kind} ${item.href}`}
              option={item}
              typed={typed}
              first={items[index - 1]?.kind !== item.kind}
              active={index === highlightedIndex}
              attributes={getItemProps({ item, index })}
            />
          ))}
      </ul>
    </>
  );
}
