import type { Synonyms } from './Synonyms.ts';

/** Assistants, examples and first steps. */
export const learningWords: Synonyms = {
  'ask for help': 'open a ticket, open ticket',
  assistant: 'ai, ai agent, chatgpt, language model, language models, llm, openai',
  'backend api': 'dotnet, go sdk, java, other languages, php, pip, python, ruby, rust',
  concepts: 'introduction, learn',
  demo: 'walkthrough',
  'docs without server': 'context window, machine readable docs, rag',
  'how-tos':
    'cheatsheet, code example, code examples, code recipe, code samples, cookbook, recipe, snippets, tips, tricks',
  install:
    'add package, add project, dependency, library install, npm, npm package, package manager, pnpm, set up, yarn add',
  mcp: 'agent, agentic, ai, ai agent, ai assistant, ai coding, ai editor, ai help, ai tools, ask ai, autocomplete, bot, chatgpt, claude, cline, codex, coding assistant, copilot, cursor editor, cursor ide, docs editor, editor plugin, gemini, gpt, helper server, ide integration, ide plugin, jetbrains, language model, language models, llm, machine assistant, model context protocol, openai, robot, vibe coding, vs code, windsurf, zed',
  'mcp http options': 'bind address, change port, listen on, other port, port, port use',
  'mcp server client': 'editor',
  'mcp something goes wrong':
    'assistant connect, cannot connect, connection failed, no tools, not connecting, server found, server start, tool listed',
  npx: 'cli, command line, console command',
  'quick start':
    '5 minutes, begin, beginner, course, demo terminal, easy example, evaluate, evaluation, first app, first integration, first step, first try, five minute, from scratch, get started, getting going, getting started, hello world, initial setup, install, integration guide, introduction, learn, minimal example, newbie, no registration, onboarding, play around, poc, proof of concept, prototype, setup guide, simplest example, start here, starter, starting point, step by step, ten minutes, test drive, try out, tutorial, walkthrough, without registering, without registration',
  sample: 'code example, code sample, snippet',
  samples: 'code examples, code samples',
  'try without account':
    'before buying, credit card, demo version, evaluate, evaluation, for free, free cost, free plan, free version, no registration, no signup, play around, test drive, try free, without registering, without registration',
  'use cases':
    'applications of, business case, case study, customer story, customers build, examples companies, good for, ideas, industry, industry example, inspiration, inspire, references, scenarios, sectors, showcase, success, success story, vertical, what can i build',
  'which sdk':
    'angular, choose library, library install, module install, package install, pick, plain html, right package, svelte, vue, vuejs, what library, which library, which one, which tool',
};
